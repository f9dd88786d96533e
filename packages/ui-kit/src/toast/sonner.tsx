import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { Spinner } from '../actions/spinner';
import { useUiText } from '../text/ui-text-provider';
import { useDocked } from '../viewport/use-narrow';
import { TOAST } from './toast-constants';

type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading';

interface Shown {
  id: string;
  description: string | undefined;
}

/** A toast that replaces a loading one takes the usual time from then on. */
export function showToast(kind: Kind, text: string, shown: Shown): void {
  toast[kind](text, { ...shown, duration: kind === 'loading' ? Number.POSITIVE_INFINITY : TOAST.durationMs });
}

export const dismissToast = (id?: string): void => void toast.dismiss(id);

interface SonnerToasterProps {
  /** Told whether the region is on the page; a stable function. */
  onStanding: (standing: boolean) => void;
}

/** The corner the toasts come up in. */
export function SonnerToaster({ onStanding }: SonnerToasterProps) {
  const { text } = useUiText();
  const docked = useDocked();
  // Effects run from the inside out: the library listens before this one says so.
  useEffect(() => {
    onStanding(true);
    return () => onStanding(false);
  }, [onStanding]);
  return (
    <div onFocusCapture={keepTabOrder}>
      <Toaster
        containerAriaLabel={text.notifications}
        hotkey={[...TOAST.hotkey]}
        // Where a dock holds the next action under the thumb, nothing may come up over it.
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
 * Whoever comes by Tab goes on by Tab: the library would throw the focus back to where it came from, as it does for those
 * who came by its key, who focus the list itself.
 */
function keepTabOrder(event: FocusEvent): void {
  if (!(event.target instanceof HTMLOListElement)) event.stopPropagation();
}
