import { Injectable } from '@nestjs/common';
import { refuseCommonPassword } from './common-password.rules.js';
import { COMMON_PASSWORDS } from './common-password-list.js';

/** Refuses a new password that is among the most common ones. Asked wherever one is chosen, never at log-in. */
@Injectable()
export class CommonPasswordService {
  /** @throws DomainError request/invalid with the field `password` */
  refuse(password: string): void {
    refuseCommonPassword(password, COMMON_PASSWORDS);
  }
}
