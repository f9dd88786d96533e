import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAMETER = 'edit';

/** The dialogs of the profile page. */
export type ProfileDialogName =
  | 'person'
  | 'phone'
  | 'email'
  | 'driver'
  | 'vehicle'
  | 'password'
  | 'sessions'
  | 'own-data'
  | 'deletion'
  | 'second-factor'
  | 'recovery-codes'
  | 'second-factor-off';

/** The open dialog is part of the address: a reload opens it again, and a phone's Back closes it. */
export function useOpenedDialog() {
  const [parameters, setParameters] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const present = useRef<string>(undefined);
  useEffect(() => {
    present.current = key;
    return () => {
      present.current = undefined;
    };
  }, [key]);
  const open = (name: ProfileDialogName) => setParameters({ [PARAMETER]: name }, { state: { openedHere: true } });
  /** Opens another dialog in place of the open one. @param given what it begins with */
  const swap = (name: ProfileDialogName, given: { phone: string }) => {
    if (present.current !== key) return;
    setParameters({ [PARAMETER]: name }, { replace: true, state: { ...state, ...given } });
  };
  const close = () => {
    // A form that was closed while saving calls close again when its answer arrives, whatever page is open by then.
    if (present.current !== key) return;
    present.current = undefined;
    if (state?.openedHere) void navigate(-1);
    else setParameters({}, { replace: true });
  };
  return { opened: parameters.get(PARAMETER), open, swap, close };
}
