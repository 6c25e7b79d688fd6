import sharp from "sharp";
import { drawPlate } from "#art/index-for-server.ts";
import { plantRecords } from "#features/plants/plant-record.ts";
import { subjectOf } from "#features/plants/server/plates/make-and-keep-plates.ts";
const [wide,high]=[600,750];
function partsOf(svg){const [head=""]=svg.match(/^.*?<\/defs>/s)??[];const day=head.replace(/@media.*?<\/style>/s,"</style>");const body=svg.slice(head.length);const parts=[];let [depth,start]=[0,0];for(const {0:tag,index} of body.matchAll(/<g\b[^>]*>|<\/g>/g)){if(tag!=="</g>"){if(depth===0)start=index;depth++;continue}depth--;if(depth===0)parts.push(`${day}${body.slice(start,index+4)}</svg>`)}return parts}
const subs=plantRecords.map(subjectOf);
let t0=performance.now(), tr=0;
sharp.cache(false);
for(const s of subs){
  const svg=drawPlate(s,{number:"",blind:true});
  for(const [pi,p] of partsOf(svg).entries()){
    const t=performance.now();
    const px=await sharp(Buffer.from(p),{density:72}).resize(wide,high).ensureAlpha().raw().toBuffer();
    tr+=performance.now()-t;
    const seen=Uint8Array.from({length:wide*high},(_, i)=>px[i*4+3]>25?1:0);
    const isl=[];
    for(let f=0;f<seen.length;f++){if(!seen[f])continue;const st=[f];seen[f]=0;let size=0,b=0;const at=[f%wide,Math.floor(f/wide)];
      while(st.length){const q=st.pop();const x=q%wide,y=(q/wide)|0;size++;b=Math.max(b,y);for(let n=0;n<9;n++){const nx=x+n%3-1,ny=y+((n/3)|0)-1;if(nx<0||nx>=wide||ny<0||ny>=high)continue;const k=ny*wide+nx;if(seen[k]){seen[k]=0;st.push(k)}}}
      isl.push({size,b,at});}
    isl.sort((a,b)=>b.size-a.size);
    const ground=Math.min(638,Math.max(...isl.map(i=>i.b)));
    const fl=isl.slice(1).filter(i=>i.size>=12&&i.b<ground-14);
    if(fl.length)console.log(s.slug,"part",pi,fl.length,fl.slice(0,6).map(i=>`${i.size}@${i.at}`).join(" "));
  }
}
console.log("total",performance.now()-t0,"raster",tr);
