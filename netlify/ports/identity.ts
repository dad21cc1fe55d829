import type { RecoveryNotice } from './second-factor';

/** Accounts and sessions. Passwords and session tokens never leave the implementation. */
export interface Identity {
  /** Throws AppError('conflict') with fields.email when the address already has an account. */
  signUp(person: { name: string; email: string; password: string }, caller: Caller): Promise<SignedIn>;
  /**
   * null when the address or the password is wrong. Throws AppError('second_factor_required') with fields.code,
   * and leaves nothing behind, when the account has two-factor sign-in and the code is missing, wrong or used.
   * `notice` writes the email about a used recovery code.
   */
  signIn(
    credentials: { email: string; password: string; code?: string },
    caller: Caller,
    notice: (person: Person, left: number) => ReturnType<RecoveryNotice>,
  ): Promise<SignedIn | null>;
  /** Whether this is the account's password. Takes just as long for an account without one. */
  checkPassword(userId: string, password: string): Promise<boolean>;
  /** Ends the caller's session on the server; returns the cookies that clear it. */
  signOut(caller: Caller): Promise<string[]>;
  /** Renews the caller's session; returns the cookies for it. */
  prolong(caller: Caller): Promise<string[]>;
  /** The stored form of a password: argon2id with its own salt. Takes about 12 ms of CPU time. */
  hashPassword(password: string): Promise<string>;
  /** Creates a workspace owned by a user; returns its id, or null when the slug is taken. */
  createWorkspace(workspace: { name: string; slug: string; userId: string }): Promise<string | null>;
}

/** What identity needs to know about a request. */
export interface Caller {
  headers: Headers;
  /** Whether the public origin is https: decides the cookie's name and its Secure flag. */
  secure: boolean;
}

export interface SignedIn {
  user: Person;
  sessionId: string;
  setCookies: string[];
}

interface Person {
  id: string;
  name: string;
  email: string;
}
