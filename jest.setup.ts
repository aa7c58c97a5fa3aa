// Half of the time of a test without a document would go into loading what only documents need.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  const { configure } =
    jest.requireActual<typeof import('@testing-library/dom')>('@testing-library/dom');
  // What is waited for comes when it comes, also on a machine that has other things to do.
  configure({ asyncUtilTimeout: 15_000 });
}

/** What jsdom lacks, and the rule that a test which makes React complain has failed. */
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...words) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`);
  });
});
afterEach(() => jest.restoreAllMocks());

// jsdom lays nothing out: a test that needs what comes into sight brings an observer of its own.
if (typeof window !== 'undefined')
  window.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;

if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
