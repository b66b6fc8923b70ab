import { readDemo, readDemoContents, removeDemo } from '@dre/core/contract/estimates/demo';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../http/calls/mount.ts';
import type { DemoDependencies } from './demo-service.ts';

const demo = () => import('./demo-service.ts');

export function demoRoutes(app: FastifyInstance, deps: DemoDependencies): void {
  const now = () => ({ now: deps.now() });
  mount(app, readDemo, async (context) => (await demo()).readDemo({ ...context, ...now() }));
  mount(app, readDemoContents, async (context) => (await demo()).readDemoContents({ ...context, ...now() }));
  mount(app, removeDemo, async (context) => (await demo()).removeDemo(deps, { ...context, ...now() }));
}
