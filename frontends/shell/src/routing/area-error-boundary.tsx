import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { PartFailed } from '../page-parts/part-failed';

/** Shown inside the layout for an area that failed; Retry opens the same path again. */
export function AreaErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [retrying, setRetrying] = useState(false);
  useEffect(() => console.warn('An area failed.', error), [error]);
  const retry = async () => {
    setRetrying(true);
    await navigate(`${pathname}${search}`, { replace: true });
    setRetrying(false);
  };
  return <PartFailed onRetry={() => void retry()} retrying={retrying} />;
}
