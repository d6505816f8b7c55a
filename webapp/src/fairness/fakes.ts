/** A match that is over as the server publishes it, dealt by the server's own shuffle; for tests and for the gallery. */
import type { PublishedMatch } from "../protocol";
import type { Note } from "./notes";

export const PUBLISHED: PublishedMatch = {
  match: 1,
  seed: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  salt: "202122232425262728292a2b2c2d2e2f",
  commitment: "68869ae531477ce20de8afe039a23eb61485f2786e56f601d9a5cd626d401219",
  entropy: [
    "6d792070617274206f66207468652069",
    "62626262626262626262626262626262",
    "63636363636363636363636363636363",
    "",
  ],
  records: [
    { deck: "2h 6c 5h Kc As 3h 4c 5d 4s 2s 3d 4h 5s Kd Qs 6s 7d Ah 7c Jc 2c 7s 6d Jd 3c 6h Qc Js Kh Ad 4d Jh 7h 2d Qd 3s Qh Ks 5c Ac" },
    { deck: "2c 6d As 5d Kh Qc Jc Qd 3d Ad 3c Ac Js 6h 4d 5h Kd Ks Jd 7h 7d Ah 2d 3s 4h Kc Jh Qh 7s 4s 4c 2h 2s 5s Qs 6c 5c 3h 6s 7c" },
    { deck: "Qh 2c 6s Ah 2d 5s 3c 2s 3s 5d Qc 7c 2h Qd 4s 3d Js 6d Ks Ad 5h 7s 4h Jd Ac Qs 6h Jc As Kd 5c 6c 7h 3h Kh 7d 4d Jh Kc 4c" },
  ],
};

/** What the phone on seat 0 has noted of it. */
export const NOTED: Required<Note> = { commitment: PUBLISHED.commitment, entropy: "bXkgcGFydCBvZiB0aGUgaQ" };
