import { type DynamicModule, Module } from '@nestjs/common';
import { CONNECT_RELEASE_STORE, type ConnectReleaseStore, OpenReleases } from './open-releases.js';
import { WebApp } from './web-app.js';

@Module({ providers: [OpenReleases, WebApp] })
export class WebModule {}

export const webModule = (connect: ConnectReleaseStore): DynamicModule => ({
  module: WebModule,
  providers: [{ provide: CONNECT_RELEASE_STORE, useValue: connect }],
});
