import type { ReactNode } from "react";
import { adminDownload } from "#shared/browser/admin-request.ts";
import { saveFile } from "#shared/browser/save-file.ts";
import { Button } from "../button.tsx";
import { useAction } from "./use-action.ts";

/** Saves what a call of the owner's answers as a file of this name. */
export function DownloadButton({
  path,
  name,
  failed = "The file could not be made. Please try again.",
  children,
}: {
  path: string;
  name: string;
  failed?: string;
  children: ReactNode;
}) {
  const [isBusy, act] = useAction();
  const download = () => act(async () => saveFile(await adminDownload(path), name), failed);
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void download()}>
      {children}
    </Button>
  );
}
