declare module 'tr46' {
  export function toASCII(
    domain: string,
    options: {
      readonly checkHyphens?: boolean;
      readonly checkBidi?: boolean;
      readonly checkJoiners?: boolean;
      readonly useSTD3ASCIIRules?: boolean;
      readonly transitionalProcessing?: boolean;
      readonly verifyDNSLength?: boolean;
    },
  ): string | null;
}
