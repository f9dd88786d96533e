import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAMETER = 'edit';

/** Every dialog of the profile page. */
export type ProfileDialogName = 'person' | 'driver' | 'vehicle' | 'password' | 'sessions' | 'deletion';

/** Which dialog is open stands in the address: a reload keeps it open, and a phone's Back closes it. */
export function useOpenedDialog() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const open = (name: ProfileDialogName) => setParameters({ [PARAMETER]: name }, { state: { openedHere: true } });
  const close = () => {
    if (state?.openedHere) void navigate(-1);
    else setParameters({}, { replace: true });
  };
  return { opened: parameters.get(PARAMETER), open, close };
}
