import { QRCodeSVG } from 'qrcode.react';

/** Modules of white around the code, which readers need. */
const QUIET_ZONE = 2;

/** An address as QR code: always black on white, because some readers cannot read the opposite. Loaded when it is first shown. */
export function Component({ address, title }: { address: string; title: string }) {
  return (
    <QRCodeSVG value={address} title={title} marginSize={QUIET_ZONE} level="L" fgColor="#000000" bgColor="#ffffff" />
  );
}
