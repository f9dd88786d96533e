import { call, failureText, LoadedPart } from '@pothik/api-client';
import { API_PREFIX } from '@pothik/contracts/platform';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, toast } from '@pothik/ui-kit';
import { Download, Upload } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { usePlacesText } from './places-text';

const FILE_ADDRESS = `${API_PREFIX}${rideRoutes.exportPlaces.path}`;
const importDialog = () => import('./import-dialog').then(({ ImportDialog }) => ({ Component: ImportDialog }));

/** The places as a file, and from one. */
export function PlacesFile() {
  const text = usePlacesText();
  const [isOpen, setOpen] = useState(false);
  const isReady = useRef(false);
  // A download refreshes no session; a call before it does.
  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isReady.current) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      await call(rideRoutes.operatorPlaces, { limit: 1 });
      isReady.current = true;
      link.click();
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      isReady.current = false;
    }
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button asChild icon={<Download aria-hidden />}>
        <a href={FILE_ADDRESS} download onClick={(event) => void download(event)}>
          {text.exportFile}
        </a>
      </Button>
      <Button icon={<Upload aria-hidden />} onClick={() => setOpen(true)}>
        {text.importFile}
      </Button>
      {isOpen && <LoadedPart load={importDialog} with={{ onClose: close }} waiting={null} failed={() => null} />}
    </>
  );
}
