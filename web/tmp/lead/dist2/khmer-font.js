(function() {
	var e = document.documentElement;
	function t() {
		e.removeAttribute("data-waiting");
	}
	if (!("fonts" in document && "Promise" in window)) return;
	e.setAttribute("data-waiting", "");
	Promise.all([document.fonts.load("400 1em \"Khmer in the page\"", "ក"), document.fonts.load("700 1em \"Khmer in the page\"", "ក")]).then(t, t);
})();
