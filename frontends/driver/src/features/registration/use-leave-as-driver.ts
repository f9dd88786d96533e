import { sessionStore } from '@pothik/api-client';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Goes to /driver as soon as the person on this page is a driver. */
export function useLeaveAsDriver(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => void navigate('/driver', { replace: true });
    return sessionStore.subscribe(({ user }, { user: before }) => {
      // The shell's guard sends whoever is no longer a RIDER away in the same moment; the later navigation wins.
      if (before?.role === 'RIDER' && user?.role === 'DRIVER') setTimeout(leave);
    });
  }, [navigate]);
}
