import { type ComponentType, useEffect, useState } from "react";
import { showFailure } from "./show-toast.ts";

/**
 * A dialog whose code is fetched when it is opened. If it cannot be, `failed` is said and `onClose` called, and
 * the screen below stays as it is.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  failed = "This could not be opened: there is no connection to the site. Please try again.",
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function LazyDialog(props: Props) {
    const { onClose } = props;
    const [Dialog, setDialog] = useState(() => Loaded);
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each opening.
    useEffect(() => {
      if (Dialog) return;
      let isOpen = true;
      load().then(
        (module) => {
          Loaded = module.default;
          if (isOpen) setDialog(() => module.default);
        },
        () => {
          if (!isOpen) return;
          showFailure(failed);
          onClose();
        },
      );
      return () => {
        isOpen = false;
      };
    }, []);
    return Dialog ? <Dialog {...props} /> : null;
  };
}
