/** What a driver's profile may lack. Nothing is refused for it: pages ask for it, and administrators are warned before they approve. */
export type MissingPart = 'phone' | 'pictures';

interface Profile {
  user: { phone: string };
  vehicle: { images: readonly string[] };
}

/** What administrators need to check a driver and the profile lacks: a phone number, and pictures of the vehicle. */
export function missingParts({ user, vehicle }: Profile): MissingPart[] {
  const missing: MissingPart[] = [];
  if (user.phone === '') missing.push('phone');
  if (vehicle.images.length === 0) missing.push('pictures');
  return missing;
}
