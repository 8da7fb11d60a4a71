import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Endpoint } from 'market/calls/endpoint';
import { Refusal } from '#api/http/refusal.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies HTTPMethods[];

/** The paths of the contract, part by part. A parameter fits every part. */
interface Branch {
  taken?: ReadonlySet<string>;
  named: Map<string, Branch>;
  parameter?: Branch;
}

/**
 * A method that a path of the contract does not take is refused with those that it takes, before a body is read. Returns
 * what does so for calls that no route takes: a route for each method and path would take nearly half of a start. Only
 * where another path with a parameter would take the call is there a route.
 */
export function refuseOtherMethods(app: FastifyInstance, nouns: Record<string, Record<string, Endpoint>>) {
  const paths = takenByPath(nouns);
  const tree = treeOf(paths);
  for (const [path, taken] of paths) {
    const others = takenAlong(tree, path.split('/')).filter((other) => other !== taken);
    const method = methods.filter((each) => !taken.has(each) && others.some((other) => other.has(each)));
    if (method.length === 0) continue;
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    app.route({ method, url, onRequest: async (_request, reply) => refuse(reply, taken), handler: () => {} });
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!(methods as readonly string[]).includes(request.method)) return;
    // As it was sent: a part may contain a slash that is written as %2F.
    const [path = ''] = request.url.split('?', 1);
    const fitting = takenAlong(tree, path.split('/'));
    // A method that a path takes comes here with a parameter that no route accepts, such as one that is too long.
    const [taken] = fitting;
    if (taken && !fitting.some((one) => one.has(request.method))) refuse(reply, taken);
  };
}

function refuse(reply: FastifyReply, taken: ReadonlySet<string>): never {
  reply.header('allow', [...taken, ...(taken.has('GET') ? ['HEAD'] : [])].join(', '));
  throw new Refusal('method_not_allowed');
}

function takenByPath(nouns: Record<string, Record<string, Endpoint>>): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>();
  for (const { path, method, alternativeMethod } of Object.values(nouns).flatMap((noun) => Object.values(noun))) {
    const taken = paths.get(path) ?? new Set();
    paths.set(path, taken.add(method));
    if (alternativeMethod) taken.add(alternativeMethod);
  }
  return paths;
}

function treeOf(paths: ReadonlyMap<string, ReadonlySet<string>>): Branch {
  const tree: Branch = { named: new Map() };
  for (const [path, taken] of paths) {
    let branch = tree;
    for (const part of path.split('/')) branch = branchFor(branch, part);
    branch.taken = taken;
  }
  return tree;
}

function branchFor(branch: Branch, part: string): Branch {
  const isParameter = part.startsWith('{');
  const next = (isParameter ? branch.parameter : branch.named.get(part)) ?? { named: new Map() };
  if (isParameter) branch.parameter = next;
  else branch.named.set(part, next);
  return next;
}

/** What the paths take that fit these parts, the one with a name before the one with a parameter, as routes do. */
function takenAlong({ taken, named, parameter }: Branch, [part, ...rest]: string[]): ReadonlySet<string>[] {
  if (part === undefined) return taken ? [taken] : [];
  const next = [named.get(part), part === '' ? undefined : parameter];
  return next.flatMap((branch) => (branch ? takenAlong(branch, rest) : []));
}
