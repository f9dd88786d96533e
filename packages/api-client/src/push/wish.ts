import { readWish, type Wish, wishText } from './notices.rules';
import { NOTICES_KEY } from './notices-key';

export const storedWish = (): Wish | undefined => readWish(localStorage.getItem(NOTICES_KEY));
export const storeWish = (wish: Wish): void => localStorage.setItem(NOTICES_KEY, wishText(wish));
