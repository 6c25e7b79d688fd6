/** The event on the window once React has hydrated the page: from then on a press reaches its button's code. */
export const hydratedEvent = "hydrated";

/**
 * Starts the page's code, which the server has marked `later` (see `server/pages/rewrite-html.ts`): when
 * everything visible has been fetched, at the first sign of a user, or after three seconds, whichever comes
 * first. Static, because the security policy knows it by its hash; and small, because it is in every page.
 *
 * All of it is fetched before any is started, and if something fails, the next sign of a user tries again:
 * browsers never start what they once could not fetch (`load-code-when-needed.ts`).
 *
 * When the page loaded is noted in `loadedAt`: this runs before any other code, which may count from it.
 *
 * A button pressed before its code has loaded (Share, on a slow phone) is pressed again once it has: every
 * toggle (plants put on a list), and of the others only the last one. Menus need no code, and the theme's button
 * does not need React. A form needs none either, but its code says better what is wrong, so a submitted form waits
 * at most a second for it. A search form does not wait.
 *
 * After going back before the code has loaded, the address differs from the document's, so the page is loaded
 * again. React would show both pages.
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
