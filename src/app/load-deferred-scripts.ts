/** The event on the window once React has hydrated the page: from then on a press reaches its button's code. */
export const hydratedEvent = "hydrated";

/**
 * Starts the page's code, which the server has marked `later` (`server/pages/rewrite-html.ts`), when everything
 * visible has been fetched, at the first sign of a user, or after three seconds. All of it is fetched before any is
 * started: browsers never start what they once could not fetch. Static, because the policy knows it by its hash.
 *
 * A button pressed before its code has loaded is pressed again then: every toggle, and of the others the last one.
 * A form needs no code, but its code says better what is wrong, so it waits at most a second; a search does not.
 *
 * After going back before the code has loaded, the address is not the document's, and the page is loaded again.
 * `loadedAt` is when the page loaded.
 */
export const pageCodeScript = `(()=>{
let started=false;
const signs=["pointerdown","keydown","focusin","touchstart","wheel"];
const start=async()=>{
if(started)return;
started=true;
const links=document.querySelectorAll('link[rel="later"]');
const fetched=({href})=>fetch(href).then((answer)=>answer.ok&&answer.blob()).catch(()=>false);
const files=await Promise.all([...links].map(fetched));
started=!files.includes(false);
if(!started)return;
for(const link of links)link.rel="modulepreload";
for(const code of document.querySelectorAll('script[type="later"]')){
const script=document.createElement("script");
script.type="module";
script.text=code.text;
document.head.append(script);
}
};
addEventListener("DOMContentLoaded",()=>{
for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});
setTimeout(start,3000);
});
addEventListener("load",()=>{loadedAt=performance.now();setTimeout(start)});
const pressed=new Set;
const remember=(event)=>{
const button=event.target.closest?.("button:not([popovertarget],.theme-toggle,search [type=submit])");
if(!button)return;
if(button.type==="submit"){
event.preventDefault();
setTimeout(press,1000);
}
if(!button.ariaPressed)for(const other of pressed)if(!other.ariaPressed)pressed.delete(other);
pressed.delete(button)||pressed.add(button);
};
addEventListener("click",remember,true);
const press=()=>{
removeEventListener("click",remember,true);
for(const button of pressed)button.click();
pressed.clear();
};
const made=location.pathname+location.search;
const goBack=()=>{location.pathname+location.search===made||location.reload()};
addEventListener("popstate",goBack);
addEventListener("${hydratedEvent}",()=>{
removeEventListener("popstate",goBack);
press();
});
})()`;
