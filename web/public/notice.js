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
    var notices = [].slice.call(document.querySelectorAll('[data-notice=' + reason + ']'));
    var translated = notices.filter(function (/** @type {Element} */ notice) {
      return notice.getAttribute('lang') === language;
    });
    translated.concat(notices)[0].removeAttribute('hidden');
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
    document.addEventListener('DOMContentLoaded', function () {
      // Modules run before this event, and main.tsx sets the attribute.
      if (!document.documentElement.hasAttribute('data-started')) showLost();
    });
  }
})();
