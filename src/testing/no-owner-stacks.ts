import * as React from 'react';

/**
 * In development React captures a stack for every element, up to ten thousand a second, to say in a warning
 * which component made it: a fifth of a test's rendering time. Warnings fail our tests either way, and name the
 * component.
 */
const internals = (React as unknown as Record<string, object | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });
