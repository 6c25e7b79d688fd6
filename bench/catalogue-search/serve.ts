import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { type PlantCard, plantPath } from "#features/plants/plant-card.ts";
import type { PlantRecord } from "#features/plants/plant-records.ts";
import { drawPlate } from "#features/plants/plates/plate.ts";
import { type PlateSubject, plateSubjects } from "#features/plants/plates/plate-subjects.ts";

/** A catalogue page of one version of the site, with any number of plants. */
export interface ServedCatalogue {
  address: string;
  makePlants(count: number): readonly PlantCard[];
  close(): Promise<void>;
}

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * Builds the page `bench/catalogue-search` of the clone in a folder and serves it: `?plants=10000`
 * shows as many plants as it says, made from the clone's own. Versions from before the plates and the
 * filters are served, too; what they do not ask for is not used.
 */
export async function serveCatalogue(folder: string): Promise<ServedCatalogue> {
  const built = await mkdtemp(join(tmpdir(), "catalogue-bench-"));
  await build({
    root: join(folder, "bench/catalogue-search"),
    configFile: false,
    logLevel: "error",
    mode: "production",
    plugins: [tailwindcss()],
    build: { outDir: built, emptyOutDir: true, target: "es2023", assetsInlineLimit: 0 },
  });
  const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
  const real: PlantCard[] = [];
  for (const name of ["perennials", "trees", "annuals"]) {
    const [file] = globSync(`src/features/plants/{card-data,cards}/${name}.ts`, { cwd: folder });
    real.push(...(await load(file as string)).cards);
  }
  const makePlants = (count: number) => manyOf(real, count);

  /** The real facts, over and over, and those of the real plants, for the other catalogues. */
  async function makeFacts(count: number): Promise<unknown> {
    const { writeFactsFile } = await load("src/features/plants/filter-facts-file.ts");
    const { plantRecords } = await load("src/features/plants/plant-records.ts");
    const records: readonly PlantRecord[] = plantRecords;
    const made = makePlants(count).map(({ path }, at) => ({
      ...(records[at % records.length] as PlantRecord),
      path,
    }));
    return writeFactsFile([
      ...made,
      ...records.map((plant) => ({ ...plant, path: plantPath(plant) })),
    ]);
  }

  const plates = new Map<number, string>();
  function plateOf(index: number): string {
    const at = index % plateSubjects.length;
    const subject = plateSubjects[at] as PlateSubject;
    const plate = plates.get(at) ?? drawPlate(subject, subject);
    plates.set(at, plate);
    return plate;
  }

  /** The page asks for its facts by one name, whatever number of plants it is tried with. */
  let asked = 0;
  async function answer(pathname: string): Promise<string | Buffer> {
    const size = /^\/plants-(\d+)\.json$/.exec(pathname)?.[1];
    if (size) {
      asked = Number(size);
      return JSON.stringify(makePlants(asked));
    }
    if (pathname === "/plants/facts.json") return JSON.stringify(await makeFacts(asked));
    const plate = /^\/plates\/(\d+)\.svg$/.exec(pathname)?.[1];
    if (plate) return plateOf(Number(plate));
    return readFile(join(built, pathname === "/" ? "index.html" : pathname));
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://bench");
    const type = types[extname(pathname === "/" ? "index.html" : pathname)];
    try {
      const body = await answer(pathname);
      response.setHeader("content-type", type ?? "application/json");
      response.setHeader("cache-control", "max-age=3600");
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    makePlants,
    async close() {
      server.close();
      await rm(built, { recursive: true, force: true });
    },
  };
}

/** As many plants as asked for, each its own: real ones, their sentences dealt out anew. */
function manyOf(real: readonly PlantCard[], count: number): PlantCard[] {
  const sentences = real.flatMap(({ description }) => description.split(/(?<=\.) /));
  return Array.from({ length: count }, (_, index) => {
    // One of the two is the key by which the version at hand tells plants apart.
    const own = { id: index + 1, path: `/${index}` };
    const from = real[index % real.length] as PlantCard;
    const turn = Math.floor(index / real.length);
    if (turn === 0) return { ...from, ...own };
    const other = real[(index * 7 + turn * 13) % real.length] as PlantCard;
    const description = [0, 1, 2]
      .map((part) => sentences[(index * 31 + turn * 17 + part * 101) % sentences.length])
      .join(" ");
    return { ...from, ...own, name: `${other.name} No. ${index}`, description };
  });
}
