// Runs the built command with the given arguments; without --vault it packs the sample wiki, and logs nothing there.
import { spawnSync } from 'node:child_process';

const root = `${import.meta.dirname}/..`;
const given = process.argv.slice(2);
const namesVault = given.some((argument) => argument === '--vault' || argument.startsWith('--vault='));
const sample = namesVault ? [] : ['--vault', `${root}/examples/wiki`, '--no-log'];

process.exitCode = spawnSync(process.execPath, [`${root}/dist/cli.cjs`, ...sample, ...given], { stdio: 'inherit' }).status ?? 1;
