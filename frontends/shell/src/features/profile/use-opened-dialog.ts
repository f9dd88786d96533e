import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAMETER = 'edit';

/** Every dialog of the profile page. */
export type ProfileDialogName = 'person' | 'driver' | 'vehicle' | 'password' | 'sessions' | 'deletion';

/** Which dialog is open stands in the address: a reload keeps it open, and a phone's Back closes it. */
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
  const close = () => {
    // A form that was closed while it saved closes once more when its answer comes, wherever one is by then.
    if (present.current !== key) return;
    present.current = undefined;
    if (state?.openedHere) void navigate(-1);
    else setParameters({}, { replace: true });
  };
  return { opened: parameters.get(PARAMETER), open, close };
}
