import type { Sentence } from './sentence';

const login = 'src/features/auth/login-page.test.tsx';
const register = 'src/features/auth/register-page.test.tsx';
const auth = 'src/features/auth/auth-parts.test.tsx';
const server = 'netlify/features/auth/auth-handlers.test.ts';

export const accounts: Sentence[] = [
  {
    says: 'Login help text says any email and password works as a demo.',
    test: 'the help says that any email and password works as a demo',
    in: login,
  },
  {
    says: 'Login accepts any credentials and creates a demo user.',
    test: 'opens a private demo on the Pro plan for a day when the address has no account, which can still register',
    in: server,
  },
  {
    says: 'Login: an email that has an account.',
    departure: 'needs its password; the demo is for unknown addresses only, so that no account has an open door',
  },
  {
    says: 'Fields email and password; both are required, no other validation.',
    test: 'is named at the field, gets the focus, and nothing is sent',
    in: login,
  },
  { says: "The submit button reads 'Signing In...' while busy.", test: 'signing in leads to the dashboard', in: login },
  {
    says: 'Links: to register, and back to home.',
    test: 'leads to register with the email that was typed, and back to home',
    in: login,
  },
  {
    says: 'Failure shows the error text returned by the login action in a red box.',
    test: 'shows the text of the server in a red box, and keeps what was typed',
    in: login,
  },
  {
    says: "Login failure: 'Login failed.' as the default text.",
    test: 'needs the password of an address that has an account',
    in: server,
  },
  {
    says: 'Register advertises the 14-day free trial, no credit card and cancel anytime.',
    test: 'advertises the free trial',
    in: register,
  },
  {
    says: 'Register success goes to /dashboard; plan is Trial after register.',
    test: 'registering opens an empty trial workspace and leads to the dashboard',
    in: register,
  },
  {
    says: "Passwords must match, otherwise 'Passwords do not match' is shown and no call is made.",
    test: 'are told apart at the field, and no call is made',
    in: register,
  },
  {
    says: 'Registration creates a user with a time-based id and spreads the submitted fields into the user.',
    departure: 'ids are random and only what is shown is stored; a password never is',
  },
  {
    says: 'On load, if both a stored auth token and stored user data exist, the user is restored as signed in.',
    test: 'shows the dashboard from storage before the server has answered',
    in: auth,
  },
  {
    says: 'Otherwise the user is signed out.',
    test: 'takes a visitor without %s for signed out, and asks nobody',
    in: auth,
  },
  {
    says: 'authToken in browser storage restores the session.',
    departure: 'it restores the screen; the credential is an HttpOnly cookie, and the first 401 ends the session',
  },
  {
    says: 'Logout clears the stored values.',
    test: 'by logging out clears storage and cache, and leads to /login',
    in: auth,
  },
  {
    says: "Auth context used outside its provider: 'useAuth must be used within an AuthProvider'.",
    test: 'useAuth outside its provider says so',
    in: auth,
  },
  {
    says: 'Free trial: 14 days.',
    test: 'opens an empty Trial workspace for fourteen days and starts a session',
    in: server,
  },
];
