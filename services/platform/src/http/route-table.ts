import { Injectable } from '@nestjs/common';

interface Route {
  pattern: RegExp;
  methods: string[];
}

/** Which methods each address knows, so that a wrong method is told apart from a wrong address. */
@Injectable()
export class RouteTable {
  private readonly routes: Route[] = [];

  add(url: string, method: string | string[]): void {
    if (url === '' || url.includes('*')) return;
    const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+');
    this.routes.push({ pattern: new RegExp(`^${escaped}$`), methods: [method].flat() });
  }

  methodsOf(url: string): string[] {
    const path = url.split('?')[0] ?? '';
    const found = this.routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    return [...new Set(found)].filter((method) => method !== 'HEAD').sort();
  }
}
