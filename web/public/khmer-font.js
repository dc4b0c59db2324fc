// Hides the public page in Khmer until its font is decoded. The font is within the page, but a browser decodes it after
// the first paint, and a page that was painted without any Khmer font shifts. ES5, as notice.js.
(function () {
  var root = document.documentElement;

  function show() {
    root.removeAttribute('data-waiting');
  }

  if (!('fonts' in document && 'Promise' in window)) return;
  root.setAttribute('data-waiting', '');
  Promise.all([
    document.fonts.load('400 1em "Khmer in the page"', '\u1780'),
    document.fonts.load('700 1em "Khmer in the page"', '\u1780'),
  ]).then(show, show);
})();
