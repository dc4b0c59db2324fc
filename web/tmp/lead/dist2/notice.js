(function() {
	var e = document.readyState === "loading";
	function t() {
		try {
			return localStorage.getItem("locale");
		} catch (e) {
			return null;
		}
	}
	function n(e) {
		var n = t();
		var r = document.querySelectorAll("[data-notice=" + e + "]");
		var i = r.item(0);
		for (var a = 1; a < r.length; a += 1) {
			if (r.item(a).getAttribute("lang") === n) i = r.item(a);
		}
		i.removeAttribute("hidden");
	}
	if (!("CompressionStream" in window && CSS.supports("height", "100dvh"))) {
		n("old");
		if (e) window.stop();
	} else if (e) {
		var r = function() {
			n("lost");
		};
		document.addEventListener("start-failed", r);
		document.addEventListener("DOMContentLoaded", function() {
			if (!document.documentElement.hasAttribute("data-started")) r();
		});
	}
})();
