/** Resets the page to the state in which a separate spec file would find it. */
function clearPage() {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${name}=; max-age=0; path=/`;
  }
}

/** Registers the tests of one spec file that shares its modules with others; a file that cannot load is a failing test. */
exports.inGroup = (file, load) => {
  describe(file, () => {
    try {
      load();
    } catch (error) {
      it('loads', () => {
        throw error;
      });
    }
    afterAll(() => {
      jest.restoreAllMocks();
      jest.useRealTimers();
      if (typeof document !== 'undefined') clearPage();
    });
  });
};
