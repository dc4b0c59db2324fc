// Shows why the page stays empty: the browser is older than .browserslistrc, or a file of the page did not arrive.
// The texts are in the document. ES5, because it runs in browsers that know nothing newer.
(function () {
  /** The public page runs this when it is complete, and works without any script. The product is empty until then. */
  var isProduct = document.readyState === 'loading';

  function storedLanguage() {
    try {
      return localStorage.getItem('locale');
    } catch (error) {
      return null; // storage may be forbidden
    }
  }

  /** @param {string} reason */
  function show(reason) {
    var language = storedLanguage();
    var notices = document.querySelectorAll('[data-notice=' + reason + ']');
    var shown = notices.item(0);
    for (var at = 1; at < notices.length; at += 1) {
      if (notices.item(at).getAttribute('lang') === language) shown = notices.item(at);
    }
    shown.removeAttribute('hidden');
  }

  // Together they tell Chrome 108, Firefox 113 and Safari 16.4 from anything older.
  if (!('CompressionStream' in window && CSS.supports('height', '100dvh'))) {
    show('old');
    // Nothing else in the document would work.
    if (isProduct) window.stop();
  } else if (isProduct) {
    var showLost = function () {
      show('lost');
    };
    document.addEventListener('start-failed', showLost);
    /** @param {Event} event */
    var onError = function (event) {
      if (!(event.target instanceof HTMLLinkElement && event.target.rel === 'stylesheet')) return;
      showLost();
      // The code of the page waits for the style sheets. It would be seen without them.
      window.stop();
    };
    // Errors of files do not bubble. A later one is of a part, whose place says so itself.
    document.addEventListener('error', onError, true);
    document.addEventListener('DOMContentLoaded', function () {
      document.removeEventListener('error', onError, true);
      // Modules run before this event, and main.tsx sets the attribute.
      if (!document.documentElement.hasAttribute('data-started')) showLost();
    });
  }
})();
