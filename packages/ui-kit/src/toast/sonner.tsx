import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import { Spinner } from '../actions/spinner';
import { useUiText } from '../text/ui-text-provider';
import { useDocked } from '../viewport/use-narrow';
import { TOAST } from './toast-constants';
import { useCollapsing } from './use-collapsing';

type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading';

interface Shown {
  id: string;
  description: string | undefined;
}

/**
 * The library's id of each toast on screen, by the page's id. An id is freed as soon as its toast begins to leave: the library
 * removes a toast that replaces a leaving one together with it.
 */
const onScreen = new Map<string, string | number>();

/** A toast that replaces a loading one gets the usual duration from then on. */
export function showToast(kind: Kind, text: string, { id, description }: Shown): void {
  const leave = () => {
    if (onScreen.get(id) === shownAs) onScreen.delete(id);
  };
  const shownAs = toast[kind](text, {
    id: onScreen.get(id),
    description,
    duration: kind === 'loading' ? Number.POSITIVE_INFINITY : TOAST.durationMs,
    onAutoClose: leave,
    onDismiss: leave,
  });
  onScreen.set(id, shownAs);
}

/** Dismisses one toast, or all. */
export function dismissToast(id?: string): void {
  if (id === undefined) {
    toast.dismiss();
    onScreen.clear();
    return;
  }
  const shownAs = onScreen.get(id);
  if (shownAs === undefined) return;
  toast.dismiss(shownAs);
  onScreen.delete(id);
}

interface SonnerToasterProps {
  /** Called when the region is mounted and unmounted; a stable function. */
  onMounted: (mounted: boolean) => void;
}

/** The region of the toasts. */
export function SonnerToaster({ onMounted }: SonnerToasterProps) {
  const { text } = useUiText();
  const docked = useDocked();
  const region = useRef<HTMLDivElement>(null);
  useCollapsing(region);
  // Effects of children run first, so the library already listens when this effect runs.
  useEffect(() => {
    onMounted(true);
    return () => onMounted(false);
  }, [onMounted]);
  return (
    <div ref={region} onFocusCapture={keepTabOrder}>
      <Toaster
        containerAriaLabel={text.notifications}
        hotkey={[...TOAST.hotkey]}
        // A toast must not cover the dock, which has the page's next action.
        position={docked ? 'top-center' : 'bottom-right'}
        duration={TOAST.durationMs}
        visibleToasts={TOAST.visible}
        gap={TOAST.gapPx}
        offset={TOAST.offsetPx}
        mobileOffset={TOAST.mobileOffsetPx}
        style={{ '--width': `${TOAST.widthPx}px` } as React.CSSProperties}
        className="ui-toasts"
        closeButton
        expand
        icons={{
          success: <CircleCheck />,
          info: <Info />,
          warning: <TriangleAlert />,
          error: <CircleX />,
          loading: <Spinner />,
          close: <X />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: text.dismiss,
          classNames: {
            toast: 'ui-toast',
            title: 'ui-toast-title',
            description: 'ui-toast-text',
            closeButton: 'ui-toast-close',
            icon: 'ui-toast-icon',
          },
        }}
      />
    </div>
  );
}

/**
 * Lets a person tab through the toasts: otherwise the library would return the focus to the element that had it before, as
 * it still does after its hotkey, which focuses the list itself.
 */
function keepTabOrder(event: FocusEvent): void {
  if (!(event.target instanceof HTMLOListElement)) event.stopPropagation();
}
