import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { Spinner } from '../actions/spinner';
import { useUiText } from '../text/ui-text-provider';
import { sonnerStore } from './sonner.store';
import { TOAST } from './toast.rules';

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

/** The corner the toasts come up in. */
export function SonnerToaster() {
  const { text } = useUiText();
  // Effects run from the inside out: the library listens before this one says so.
  useEffect(() => {
    sonnerStore.setState({ standing: true });
    return () => sonnerStore.setState({ standing: false });
  }, []);
  return (
    <Toaster
      containerAriaLabel={text.notifications}
      hotkey={[...TOAST.hotkey]}
      position="bottom-right"
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
  );
}
