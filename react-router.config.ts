import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  // `scripts/compile-and-compress.ts` builds each version into a folder of its own.
  buildDirectory: process.env["BUILD_FOLDER"] ?? "build/unnamed",
  serverBuildFile: "main.js",
  ssr: true,
  // The route table travels with the first page: a click never waits for a manifest.
  routeDiscovery: { mode: "initial" },
  // A loader in a file of its own would come a few bytes sooner at a click, and costs every page
  // two files more, and every line of the route table their names.
  splitRouteModules: false,
} satisfies Config;
