/**
 * Starts the page's code, which the server has marked `later` (see `server/page-order.ts`): when
 * everything that shows has been fetched, at the first sign of somebody there, or after three
 * seconds, whichever comes first. Static, because the security policy knows it by its hash; and
 * small, because it is in every page.
 */
export const pageCodeScript = `(()=>{
let started=false;
const signs=["pointerdown","keydown","focusin","touchstart","wheel"];
const start=()=>{
if(started)return;
started=true;
for(const sign of signs)removeEventListener(sign,start,true);
for(const link of document.querySelectorAll('link[rel="later"]'))link.rel="modulepreload";
for(const code of document.querySelectorAll('script[type="later"]')){
const script=document.createElement("script");
script.type="module";
script.textContent=code.textContent;
document.head.append(script);
}
};
const wait=()=>{
for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});
setTimeout(start,3000);
};
document.readyState==="loading"?document.addEventListener("DOMContentLoaded",wait):wait();
addEventListener("load",()=>setTimeout(start));
})()`;
