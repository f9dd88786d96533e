/** Shows why a command was refused, or that no answer came. */
type RefusalNotice = (failure: Error) => void;

let notice: RefusalNotice | undefined;

/** Sets how the page shows the refusal of a command that does not show it itself. Without it nothing is shown. */
export function setRefusalNotice(show: RefusalNotice): void {
  notice = show;
}

export const showRefusal: RefusalNotice = (failure) => notice?.(failure);
