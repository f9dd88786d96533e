import { plateText } from '@pothik/contracts/driver';
import { DESK_SMS, type notificationHttp } from '@pothik/contracts/notification';
import { type Input, type Language } from '@pothik/contracts/platform';

type Told = Input<typeof notificationHttp.sendDeskSms>['told'];
type Accepted = Extract<Told, { kind: typeof DESK_SMS.ACCEPTED }>;

const ACCEPTED: Record<Language, (told: Accepted, vehicle: string, name: string) => string> = {
  en: ({ ride, driver, fare, code }, vehicle, name) =>
    `Pothik ${ride}: ${name}, ${vehicle}${plateText(driver.plate, 'en')}. Fare Tk ${fare}. Code ${code}: tell it to the driver if you agree.${driver.phone && ` Driver: ${driver.phone}`}`,
  bn: ({ ride, driver, fare, code }, vehicle, name) =>
    `পথিক ${ride}: ${name}, ${vehicle}${plateText(driver.plate, 'bn')}। ভাড়া ${fare} টাকা। কোড ${code}, রাজি হলে চালককে বলুন।${driver.phone && ` চালক: ${driver.phone}`}`,
};

const ENDED: Record<Exclude<Told['kind'], 'accepted'>, Record<Language, (ride: string) => string>> = {
  [DESK_SMS.NO_DRIVER]: {
    en: (ride) => `Pothik ${ride}: no driver could take your ride. Please call us again.`,
    bn: (ride) => `পথিক ${ride}: কোনো চালক পাওয়া যায়নি। আবার ফোন করুন।`,
  },
  [DESK_SMS.CANCELLED]: {
    en: (ride) => `Pothik ${ride}: your ride is cancelled.`,
    bn: (ride) => `পথিক ${ride}: আপনার রাইডটি বাতিল হয়েছে।`,
  },
};

/**
 * What the desk's caller reads, in at most two parts, as `isShort` tells: fare and code in Latin digits, `Tk` in English, because ৳
 * would make every part shorter. Of long names the vehicle's goes first, then the end of the driver's, then the plate.
 */
export function deskText(told: Told, language: Language, isShort: (text: string) => boolean): string {
  if (told.kind !== DESK_SMS.ACCEPTED) return ENDED[told.kind][language](told.ride);
  const { vehicle, name } = told.driver;
  const withVehicle = ACCEPTED[language](told, vehicle === '' ? '' : `${vehicle}, `, name);
  if (isShort(withVehicle)) return withVehicle;
  const characters = [...name];
  for (let length = characters.length; length > 0; length -= 1) {
    const text = ACCEPTED[language](told, '', characters.slice(0, length).join(''));
    if (isShort(text)) return text;
  }
  return ACCEPTED[language]({ ...told, driver: { ...told.driver, plate: '' } }, '', '');
}
