// src/ui/toast-view.ts
var shownForMs = 5e3;
var region;
var timer;
/** Shows the toast in place of the one that is shown. Plain DOM: it must outlive any page. */
function displayToast({ title, description, variant = "default" }) {
	const voice = settle().querySelector(variant === "destructive" ? "[role=alert]" : "[role=status]");
	dismiss();
	voice?.append(toast(title, description, variant));
	start();
}
function toast(title, description, variant) {
	const sheet = make("div", `toast toast-${variant}`);
	const words = make("div", "grow py-1.5");
	words.append(make("p", "font-semibold", title));
	if (description) words.append(make("p", "text-small", description));
	const close = make("button", "icon-button", "×");
	close.setAttribute("type", "button");
	close.setAttribute("aria-label", "Dismiss");
	close.addEventListener("click", dismiss);
	sheet.append(words, close);
	return sheet;
}
/** Puts the region where it can be seen and reached: inside an open dialog, else in the body. */
function settle() {
	region ??= makeRegion();
	const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
	const parent = dialog ?? document.body;
	if (region.parentElement !== parent) {
		parent.append(region);
		dialog?.addEventListener("close", moveOut, { once: true });
	}
	region.hidePopover();
	region.showPopover();
	return region;
}
function moveOut() {
	if (!region) return;
	document.body.append(region);
	region.showPopover();
}
function makeRegion() {
	const made = make("div", "toast-region");
	made.popover = "manual";
	for (const role of ["status", "alert"]) {
		const voice = make("div", "");
		voice.setAttribute("role", role);
		made.append(voice);
	}
	made.addEventListener("pointerenter", stop);
	made.addEventListener("pointerleave", start);
	made.addEventListener("focusin", stop);
	made.addEventListener("focusout", start);
	return made;
}
function start() {
	stop();
	timer = setTimeout(dismiss, shownForMs);
}
function stop() {
	clearTimeout(timer);
}
function dismiss() {
	stop();
	for (const shown of region?.querySelectorAll(".toast") ?? []) shown.remove();
}
function make(tag, className, text = "") {
	const element = document.createElement(tag);
	element.className = className;
	element.textContent = text;
	return element;
}
export { displayToast };
