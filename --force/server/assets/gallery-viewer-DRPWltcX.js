import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { n as require_react, t as require_jsx_runtime } from "./jsx-runtime-CL-OzoWC.js";
// src/features/site/pages/home/gallery-viewer.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/**
* The gallery's pictures one at a time, as large as the screen. The pictures lie side by side in a
* row that snaps, so that a swipe is the browser's own scrolling.
*/
function GalleryViewer({ images, start, onClose }) {
	const dialog = (0, import_react.useRef)(null);
	const row = (0, import_react.useRef)(null);
	const [current, setCurrent] = (0, import_react.useState)(start);
	const last = images.length - 1;
	(0, import_react.useLayoutEffect)(() => {
		const element = dialog.current;
		element?.showModal();
		row.current?.children[start]?.scrollIntoView({
			behavior: "instant",
			inline: "center"
		});
		return () => element?.close();
	}, [start]);
	(0, import_react.useEffect)(() => {
		const pictures = [...row.current?.children ?? []];
		const observer = new IntersectionObserver((entries) => {
			const shown = entries.find(({ isIntersecting }) => isIntersecting);
			if (shown) setCurrent(pictures.indexOf(shown.target));
		}, {
			root: row.current,
			threshold: .6
		});
		for (const picture of pictures) observer.observe(picture);
		return () => observer.disconnect();
	}, []);
	function show(index) {
		row.current?.children[index]?.scrollIntoView({
			inline: "center",
			block: "nearest"
		});
	}
	function onKeyDown(event) {
		const to = {
			ArrowRight: current + 1,
			ArrowLeft: current - 1,
			Home: 0,
			End: last
		}[event.key];
		if (to === void 0) return;
		event.preventDefault();
		show(Math.min(last, Math.max(0, to)));
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dialog", {
		ref: dialog,
		"aria-label": "Picture",
		className: "gallery-viewer",
		onClose,
		onKeyDown,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
				ref: row,
				className: "gallery-row",
				tabIndex: 0,
				"aria-label": "Pictures",
				children: images.map(({ id, url, alt }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("figure", {
					inert: index !== current,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
						src: url,
						alt,
						width: 800,
						height: 600,
						loading: Math.abs(index - current) > 1 ? "lazy" : "eager"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("figcaption", {
						"aria-hidden": "true",
						children: alt
					})]
				}, id))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "gallery-count",
				"aria-live": "polite",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "sr-only",
						children: "Picture "
					}),
					current + 1,
					" of ",
					images.length
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "gallery-buttons",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: "icon-button",
						"aria-label": "Previous picture",
						disabled: current === 0,
						onClick: () => show(current - 1),
						children: "‹"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: "icon-button",
						"aria-label": "Next picture",
						disabled: current === last,
						onClick: () => show(current + 1),
						children: "›"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: "icon-button",
						"aria-label": "Close",
						onClick: () => dialog.current?.close(),
						children: "×"
					})
				]
			})
		]
	});
}
export { GalleryViewer as default };
