/** @jest-environment node */
import { passesScan, scannerFault } from './scan';

test.each([
  ['true', true],
  ['false', false],
  ['test -f', false],
  ['', true],
  ['node -e process.stdout.write("x".repeat(3e6))', true], // however much it prints
])('exit code 0 of "%s" keeps the file: %s', async (command, kept) => {
  expect(await passesScan('/no/such/file; touch /tmp/owned', command)).toBe(kept);
  expect(scannerFault()).toBeNull();
});

test('while the scan command does not run, files are refused, and a fault is reported until it runs again', async () => {
  await expect(passesScan('x', '/no/such/scanner')).rejects.toThrow(/QUOTE_SCAN_COMMAND/);
  expect(scannerFault()).toMatch(/requests with files are not taken/);
  await passesScan('x', 'true');
  expect(scannerFault()).toBeNull();
});
