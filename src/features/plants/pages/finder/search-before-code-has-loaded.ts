/**
 * Narrows a catalogue by what is typed before the page's code is there, as the code then does: on a slow
 * phone that takes seconds. Static, as every inline script is. It hides entries and writes the count;
 * React takes both over (`plant-list.tsx`, `found-count.tsx`). A page that was opened by a search
 * has not all plants in it, and waits for its code.
 */
export const earlySearchScript = (hydrated: string) => `(()=>{
const fold=(text)=>text.toLowerCase().replace(/[‘’ʼ]/g,"'").replace(/[“”]/g,'"').replace(/×/g,"x").replace(/ς/g,"σ");
let all;
const narrow=()=>{
const box=document.getElementById("plant-search"),count=document.getElementById("plant-count");
all??=count?.textContent;
if(!/^\\d+ [a-z]+$/.test(all)||!box.value&&count.textContent===all)return;
const term=fold(box.value.trim());
const has=(element)=>fold(element.textContent).includes(term);
const entries=[...document.querySelectorAll(".plant-list>li")];
for(const entry of entries)entry.hidden=![...entry.querySelectorAll("h2,h2+p,:scope>p")].slice(0,3).some(has);
if(entries[0])count.textContent=term?entries.filter(({hidden})=>!hidden).length+" of "+all:all;
};
const follow=({target})=>{if(target.id==="plant-search")narrow()};
addEventListener("input",follow);
addEventListener("DOMContentLoaded",narrow);
addEventListener("${hydrated}",()=>removeEventListener("input",follow),{once:true});
})()`;
