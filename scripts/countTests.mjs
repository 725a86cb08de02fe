// Prints one line, "N passed, N failed", summed over the reports that the test runners wrote.
import { readFileSync } from 'node:fs';

const jest = readReport('jest.json');
const browser = readReport('browser.json');
// A test file that cannot even be loaded holds no tests, so it counts as one failure.
const failed = jest.numFailedTests + jest.numRuntimeErrorTestSuites + browser.failed;

console.log(`${jest.numPassedTests + browser.passed} passed, ${failed} failed`);

function readReport(name) {
  return JSON.parse(readFileSync(`${import.meta.dirname}/../reports/${name}`, 'utf8'));
}
