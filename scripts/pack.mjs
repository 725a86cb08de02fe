// Builds the command, then runs it with the given arguments; without --vault it packs the sample wiki and logs nothing.
import { spawnSync } from 'node:child_process';
import '../esbuild.config.mjs';

const root = `${import.meta.dirname}/..`;
const given = process.argv.slice(2);
const namesVault = given.some((argument) => argument === '--vault' || argument.startsWith('--vault='));
const sample = namesVault ? [] : ['--vault', `${root}/examples/wiki`, '--no-log'];

process.exitCode = spawnSync(process.execPath, [`${root}/dist/cli.mjs`, ...given, ...sample], { stdio: 'inherit' }).status ?? 1;
