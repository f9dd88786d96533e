import { Module } from '@nestjs/common';
import { SecretCookiesModule } from '../secret-cookies/index.js';
import { KnownBrowserCookies } from './known-browser.cookies.js';
import { KnownBrowserSigner } from './known-browser.signer.js';

@Module({
  imports: [SecretCookiesModule],
  providers: [KnownBrowserSigner, KnownBrowserCookies],
  exports: [KnownBrowserCookies],
})
export class KnownBrowsersModule {}
