import '@testing-library/jest-dom';

// What next.config's skipTrailingSlashRedirect tells next/link, which next/jest does not pass on.
process.env.__NEXT_MANUAL_TRAILING_SLASH = 'true';

/** What jsdom lacks, and the rule that a test which makes React complain has failed. */
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`);
  });
});
afterEach(() => jest.restoreAllMocks());

if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
