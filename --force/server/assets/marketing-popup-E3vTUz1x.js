import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { n as require_react, t as require_jsx_runtime } from "./jsx-runtime-CL-OzoWC.js";
import { Bt as useForm, Lt as fillIn, Rt as hasGivenDetails, S as Button, _ as useSite, c as wasAnswered, h as showToast, l as consentWordings, p as prepareToasts, s as rememberAnswer, t as sendMarketingSignUp, u as currentWording, v as Modal, x as TextField, y as CheckboxField } from "./send-sign-up-Cfa4G6hq.js";
import { t as MarketingInput } from "./contract-CUx6pSce.js";
// src/features/newsletter/pages/popup-copy.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The marketing popup. */
var popup = {
	heading: "Come Garden with Us",
	lead: "Leave your email and cell phone number, and we will let you know about garden tours, plant sales and workshops.",
	submitLabel: "Join the Community",
	busyLabel: "Submitting...",
	dismissLabel: "No Thanks"
};
// src/features/newsletter/pages/when-idle.ts
/** How long nobody may have typed or pressed anything, in milliseconds, once the popup had to wait. */
var quiet = 2e3;
var lookEvery = 250;
/**
* Calls back at once where the visitor is free to be asked something; else as soon as nothing is
* being filled in, no other dialog or menu is open, and typing stopped a moment ago. Answers how to
* stop waiting.
*/
function whenIdle(callback) {
	if (isFree()) {
		callback();
		return () => {};
	}
	let lastTouch = performance.now();
	const touched = () => {
		lastTouch = performance.now();
	};
	const events = [
		"input",
		"keydown",
		"pointerdown",
		"focusin"
	];
	for (const event of events) document.addEventListener(event, touched, { capture: true });
	const timer = setInterval(() => {
		if (!isFree()) touched();
		else if (performance.now() - lastTouch >= quiet) {
			stop();
			callback();
		}
	}, lookEvery);
	const stop = () => {
		clearInterval(timer);
		for (const event of events) document.removeEventListener(event, touched, { capture: true });
	};
	return stop;
}
/** A form's button counts as the form: who has typed and tabbed there is about to send. */
var beingFilledIn = "form, input, textarea, select, [contenteditable]";
var somethingOpen = "dialog[open], [role=dialog], [role=alertdialog], [popover=auto]:popover-open, [aria-busy=true]";
function isFree() {
	return !document.activeElement?.closest(beingFilledIn) && !document.querySelector(somethingOpen);
}
// src/features/newsletter/pages/marketing-popup.tsx
var import_jsx_runtime = require_jsx_runtime();
var missing = {
	email: {
		title: "Email required",
		description: "Please provide your email address."
	},
	phone: {
		title: "Cell phone number required",
		description: "Please provide your cell phone number."
	}
};
/** The popup, once the visitor is free for it. Closed otherwise than by an answer, it may come back. */
function MarketingPopup({ onClose }) {
	const [open, setOpen] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => whenIdle(() => wasAnswered() || hasGivenDetails() ? onClose() : setOpen(true)), [onClose]);
	return open && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PopupDialog, { onClose });
}
function PopupDialog({ onClose }) {
	const site = useSite();
	(0, import_react.useEffect)(prepareToasts, []);
	function answered() {
		rememberAnswer();
		onClose();
	}
	const { props, field, busy } = useForm({
		start: {
			email: "",
			phone: "",
			consentMarketing: true
		},
		loadSchema: async () => MarketingInput,
		onWrong(errors) {
			const first = ["email", "phone"].find((name) => errors[name] === missing[name].description);
			if (first) showToast({
				...missing[first],
				variant: "destructive"
			});
		},
		async send(signUp) {
			const outcome = await sendMarketingSignUp(signUp);
			if (!outcome.kept) return outcome.issues;
			answered();
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Modal, {
		title: popup.heading,
		onClose,
		describedBy: "popup-lead",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			id: "popup-lead",
			className: "mt-3 font-serif text-lead text-ink-soft",
			children: popup.lead
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			...props,
			noValidate: true,
			className: "mt-6 grid gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					...field("email"),
					label: "Email",
					type: "email",
					autoComplete: "email",
					required: true
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					...field("phone"),
					label: "Cell phone number",
					type: "tel",
					autoComplete: "tel",
					required: true,
					maxLength: 40
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxField, {
					...field("consentMarketing"),
					label: fillIn(consentWordings[currentWording.popup].text, site)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						type: "submit",
						busy,
						busyLabel: popup.busyLabel,
						className: "grow",
						children: popup.submitLabel
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						variant: "secondary",
						onClick: answered,
						className: "grow",
						children: popup.dismissLabel
					})]
				})
			]
		})]
	});
}
export { MarketingPopup as default };
