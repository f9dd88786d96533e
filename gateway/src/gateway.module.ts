import { type DynamicModule, Module } from '@nestjs/common';
import { BoundConnections } from './connections/bound-connections.js';
import { Documentation } from './documentation/documentation.js';
import { HostCheck } from './hosts/host.check.js';
import { type ProxyOptions, proxyModule } from './proxy/proxy.module.js';
import { SecurityContact } from './security-contact/security-contact.js';
import type { ConnectReleaseStore } from './web/open-releases.js';
import { webModule } from './web/web.module.js';

export interface GatewayModuleOptions extends ProxyOptions {
  /** Where releases of the web app are published. */
  releases: ConnectReleaseStore;
}

@Module({ providers: [HostCheck, BoundConnections, Documentation, SecurityContact] })
export class GatewayModule {}

export const gatewayModule = ({ releases, ...proxy }: GatewayModuleOptions): DynamicModule => ({
  module: GatewayModule,
  imports: [proxyModule(proxy), webModule(releases)],
});
