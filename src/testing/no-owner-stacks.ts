import * as React from 'react';

/**
 * In development React takes a stack for every element that it makes, up to ten thousand a second, to say in a warning
 * who made it: a fifth of what rendering costs a test. Warnings fail our tests with or without it, and name the component.
 */
const internals = (React as unknown as Record<string, object | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });
