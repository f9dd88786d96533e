import { Module } from '@nestjs/common';
import { SecretCookies } from './secret.cookies.js';

@Module({
  providers: [SecretCookies],
  exports: [SecretCookies],
})
export class SecretCookiesModule {}
