// Turns the reports of the test tools into the one line at the end of `npm test`.

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ status: string, assertionResults: readonly unknown[] }} VitestFile */
/** @typedef {{ testResults: readonly VitestFile[], numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} VitestReport */
/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: readonly unknown[] }} PlaywrightReport */

/** A file that cannot even be loaded holds no failed test, so failed files without one count as well.
 *  @param {VitestReport} report @returns {Count} */
export function vitestCount(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passes only sometimes has not passed. @param {PlaywrightReport} report @returns {Count} */
export function playwrightCount({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The result of a stage. A skipped test proves nothing, and a stage that ran nothing proves less: both are failures.
 * @param {Count | undefined} count Undefined when the stage left no report.
 * @param {number} exitCode
 * @returns {{ passed: number, failed: number, complaint: string }}
 */
export function verdict(count, exitCode) {
  const { passed, failed, skipped } = count ?? { passed: 0, failed: 0, skipped: 0 };
  if (skipped > 0) return { passed, failed: failed + skipped, complaint: `${skipped} tests were skipped` };
  if (failed > 0) return { passed, failed, complaint: '' };
  if (passed === 0) return { passed, failed: 1, complaint: 'no test ran' };
  if (exitCode !== 0) return { passed, failed: 1, complaint: `ended with code ${exitCode}` };
  return { passed, failed, complaint: '' };
}
