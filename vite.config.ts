import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2023",
    // The CSP has no data: for scripts or fonts, and a picture caches better as a file.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
