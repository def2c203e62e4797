// Made from contracts/api/openapi by npm run generate. Not to be edited.

export interface paths {
    "/api/dic": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read one dictionary
         * @description Names of one kind (docs/product.md, "Data" and "Calls"). The shop calls it only for lists that are still empty.
         */
        get: operations["readDictionary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guestlogin": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session for a visitor
         * @description Gives a guest token. A guest browses as a visitor does: no prices, no basket, no projects.
         */
        post: operations["guestLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session of the token
         * @description Ends the session on the server, so that a copied token is worth nothing. Answers 0 also when there is none to end.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/login": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a trade customer in
         * @description A wrong name and a wrong password have the same answer ("1") and take the same time. Only with the right password does the reply say that an application is not accepted.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/register": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a trade account
         * @description The application is reviewed within 24 hours; the provider may accept or decline it.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/getauthcode": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a verification code
         * @description Six digits, valid for 10 minutes and 5 attempts; one a minute. The answer is the same whether the name exists or not.
         */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/resetpassword": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a verification code
         * @description Ends all sessions of that customer. A wrong, used or expired code is 101.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/qrysettings": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one's own details and which mails one gets
         * @description The email and the company's name are changed by our sales office alone.
         */
        post: operations["readSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/updateprofile": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own name and title
         * @description Orders show the new name to colleagues; papers keep what they say.
         */
        post: operations["changeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/updatemails": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn mails about one topic on or off
         * @description Confirmations of orders, cancellations, and mails about the account itself always come.
         */
        post: operations["chooseMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/uploadcompanylogo": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the company's logo
         * @description For the copies of quotations that the company's own clients see. The body is one part named picture, as uploadexamplepicture takes it, of at least 40 pixels on each side. It is made anew as PNG on white, at most 800 pixels wide and 320 high, without anything else that the file held, and takes the place of the one before. The whole company has one logo.
         */
        post: operations["uploadCompanyLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/qrycompanylogo": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the company's logo
         * @description Without data while there is none.
         */
        post: operations["readCompanyLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/deletecompanylogo": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the company's logo
         * @description Answers 0 also when there is none.
         */
        post: operations["removeCompanyLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/qrysessions": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read where one is logged in
         * @description Sessions that have not ended: this one first, then the newest, at most 100.
         */
        post: operations["readSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/endsessions": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one of one's own sessions, or all others
         * @description Its next call is -1000. A session of somebody else is 102; one that has ended is a success.
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/qryowndata": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read all that is stored about oneself
         * @description In words, for the customer to keep; no password, token or hash, and nothing of colleagues.
         */
        post: operations["readOwnData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/closeaccount": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close one's own account
         * @description Needs the password: a wrong one is 1 about that field. 1 also while an order of this person is under way, or while the company has something to pay and no other people. Ends all sessions, frees the email, and removes name, basket, projects and mails; orders and their papers stay.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/qrypeople": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the people of one's company
         * @description The people who can log in for the company, owners first. Only owners get invitations and order limits; all people get their own limit.
         */
        post: operations["readPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/insertinvitation": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a colleague
         * @description Mails a link that is valid for 7 days, with which the colleague sets a password; our staff don't review them, because the owner vouches for them. Only for owners, anyone else gets 102. At most 50 people and open invitations; one open invitation for each email. An email that has an account already gets a mail that says so instead.
         */
        post: operations["inviteColleague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/sendinvitation": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description With a new link, valid for 7 days from now; the old link ends. Owners alone; an invitation of another company is 102.
         */
        post: operations["sendInvitationAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/deleteinvitation": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an invitation
         * @description Its link ends. Owners alone; an invitation of another company, and none, is 102.
         */
        post: operations["withdrawInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/qryinvitation": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an invitation
         * @description By the token of its link. One that is unknown, used, withdrawn or over is "1" at invitationToken.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/acceptinvitation": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Opens an account in the company, with which one can log in at once. One that is unknown, used, withdrawn or over is "1" at invitationToken.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/updatecolleague": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the role and order limit of a colleague
         * @description Only for owners. The last owner stays an owner ("1"). A person of another company, or an unknown one, is 102.
         */
        post: operations["changeColleague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/user/deletecolleague": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a colleague
         * @description Only for owners. The colleague's sessions end, their basket and projects are deleted, their orders stay. The last owner stays ("1"); owners remove themselves with closeaccount ("1"). A person of another company, or an unknown one, is 102.
         */
        post: operations["removeColleague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/compose/sendemail": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the sales office
         * @description sendTo is the fixed sales mailbox; any other address is refused, so that the shop can't be used to mail strangers.
         */
        post: operations["sendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/product/qrybrandseries": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the products of a series
         * @description All products of one product type, or of one series of it, by name. productPrice is left out unless the token is a trade customer's.
         */
        post: operations["listProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/compose/qrydicbytype": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the values of a filter
         * @description Values of one filter of the product list.
         */
        post: operations["listFilterValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/product/qrybyproductid": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one product
         * @description An unknown productId is "1". productPrice as in qrybrandseries.
         */
        post: operations["readProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/product/qryproductspec": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the technical facts of one floor
         * @description What architects and contractors ask about a floor, without prices. An unknown productId is "1"; so is an accessory's, which has no technical data.
         */
        post: operations["readProductSpec"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/product/qryfloorfacts": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the fire class, slip resistance and use class of every floor
         * @description Three of the technical facts of qryproductspec, of all floors on sale at once and without prices, for lists that are filtered by them. An upstream without it answers 105; the lists then have no such filters.
         */
        post: operations["listFloorFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/product/qryproductpage": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List one page of the products that match
         * @description One page of a list or of a search, filtered and sorted, for lists that are too long to be read whole; or the few products that are named. The order is stable: products that are equal go by the lists of qrybrandseries and by productId. Without a cursor the reply also counts the whole list for the filters; with one it has the page alone. Prices as in qrybrandseries; for callers who see none, filters and orders by price are ignored. An upstream without it answers 105; the shop then reads qrybrandseries.
         */
        post: operations["listProductPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/product/qryseriesprices": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the prices of a series
         * @description The prices of the products that qrybrandseries lists for the same body, and nothing else, for a page that has the products already. An upstream without it answers 105; the shop then reads qrybrandseries.
         */
        post: operations["listPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/product/qryproductfiles": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the files of one product
         * @description Every file that a customer may download for a product, under the name that /api/download takes. A floor has all kinds, an accessory its data sheet. An unknown productId is "1".
         */
        post: operations["listProductFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertshoppingcar": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put one line into the basket
         * @description Only packs are ordered. The server re-reads price, pack size and stock; a price that has risen since is "1", a fall is passed on. A line of the same product and kind adds up.
         */
        post: operations["addBasketLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertbatchshoppingcar": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put several lines into the basket
         * @description All lines or none. In a form body shoppingCarDetail is JSON text or bracket notation (shoppingCarDetail[0][productId]=...).
         */
        post: operations["addBasketLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryshoppingcar": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the basket
         * @description The lines of the token's user, newest first, with today's price and stock.
         */
        post: operations["readBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/updateshoppingcar": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the packs of a line in the basket
         * @description Sets the packs to number, however many there were. The server re-reads price and stock: a price that has risen since is "1", and so is a line that has gone, or a sample.
         */
        post: operations["changeBasketLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/deleteshoppingcar": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take one line out of the basket
         * @description Answers 0 also when the line has gone already.
         */
        post: operations["removeBasketLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/updateshoppingcarnote": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note on a line of the basket
         * @description The note goes with the line onto the order and its papers. An empty note takes it away. A line that has gone is "1".
         */
        post: operations["noteBasketLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertsavedline": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a line of the basket for later
         * @description Takes the line out of the basket and keeps it, with its packs and note. A product that is saved already gets the packs of both. A line that has gone from the basket is "1", and so are a sample and one of our fitting service.
         */
        post: operations["saveBasketLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qrysavedlines": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the lines that are saved for later
         * @description Newest first, with price and stock as of now.
         */
        post: operations["readSavedLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/restoresavedline": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a saved line back into the basket
         * @description Adds its packs to the basket. The server re-reads price and stock: a price that has risen above productPrice is "1", and so are more packs than are in stock and a product that has gone.
         */
        post: operations["restoreSavedLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/deletesavedline": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a line that is saved for later
         * @description Answers 0 also when the line has gone already.
         */
        post: operations["removeSavedLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertsharedbasket": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share the basket by a link
         * @description Keeps the product numbers and packs of the floors and accessories in the basket as they are now, without prices, notes, samples and fitting, under an id that cannot be guessed. It ends after 30 days. A basket without such lines is "1"; a customer has up to 20 such links.
         */
        post: operations["shareBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qrysharedbasket": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a shared basket
         * @description For any trade customer who has its id: the products with the caller's own prices and today's stock. One that has ended, was taken back, or never was is "1".
         */
        post: operations["readSharedBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qrysharedbaskets": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the links by which one shares a basket
         * @description Those that have not ended, newest first.
         */
        post: operations["readBasketLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/deletesharedbasket": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a link to a shared basket
         * @description Answers 0 also when there is no such link any more.
         */
        post: operations["endBasketLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryvoucher": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a voucher code
         * @description Tells what a voucher of the caller's company is worth before VAT. A code that is unknown, or another company's, is "1" with the same sentence; so is one that is used or has ended, with why.
         */
        post: operations["readVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryprojectexamplebysts": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List gallery projects
         * @description Finished projects that customers share, by pages. sts 1 is published.
         */
        post: operations["listGalleryProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/uploadexamplepicture": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one picture
         * @description The body is one part named picture: a JPEG, PNG or WebP of at most 10 MB and 50 million pixels, not animated. Its content decides the type, not its name. The picture is re-encoded as WebP, upright, without EXIF, position or other data of the file. It waits for insertprojectexample, insertprojectpicture or the call for a return; only our staff can see one for the gallery until the project is approved. HTTP 413 if the file is too large, 415 if the body is not multipart. A picture that nothing uses is deleted after two days. A customer can have 24 of them; after that each new one replaces the oldest.
         */
        post: operations["uploadGalleryPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertprojectexample": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a finished project for the gallery
         * @description Our staff look at it first. Approved, it is listed by qryprojectexamplebysts, and a voucher goes to the customer by mail. The pictures are shown in the order given, the first in the grid; a picture that somebody else has uploaded, or that is not there, is 102. consent must be true. A productNo that is not on sale is "1".
         */
        post: operations["shareProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryprojectbyuserid": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the projects of a customer
         * @description userId must be the token's user.
         */
        post: operations["listProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertproject": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a project
         * @description A new project is Ongoing.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertprojectproduct": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product to a project
         * @description Only to a project of one's own that is Ongoing, which holds at most 100 products. Price, pack size and amount are checked as for the basket. The product is in no room yet.
         */
        post: operations["addProjectProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryprojectproduct": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the products of a project
         * @description Of a project of one's own or of a colleague, in the order in which they were added, with today's price and stock. A product is listed once for each of its rooms.
         */
        post: operations["listProjectProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryprojectsummary": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the totals of a customer's projects
         * @description Rooms, floors, area and cost of each project at today's prices, newest first; with those that were deleted and can still be restored. userId must be the token's user.
         */
        post: operations["summariseProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryprojectdetail": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a project and its rooms
         * @description Of a project of one's own or of a colleague: a user of the same company. Only its owner may change it.
         */
        post: operations["readProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/updateproject": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a project, finish it or make it Ongoing again
         * @description Only a project of one's own. What the body leaves out stays as it is.
         */
        post: operations["changeProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/deleteproject": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a project
         * @description It leaves every list at once, and can be restored for 30 days. Answers 0 also when it is deleted already.
         */
        post: operations["deleteProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/restoreproject": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted project back
         * @description With its state, rooms and products as they were. Answers 0 also when it is not deleted.
         */
        post: operations["restoreProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/copyproject": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a project
         * @description Rooms and products of a project that the token's user may read, as a new Ongoing project of their own.
         */
        post: operations["copyProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertprojectroom": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add rooms to a project
         * @description All of them or none, after those that it has. A project holds at most 100 rooms. In a form body roomList is JSON text or bracket notation.
         */
        post: operations["addProjectRooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/updateprojectroom": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a room of a project
         * @description Only of a project of one's own that is Ongoing.
         */
        post: operations["renameProjectRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/deleteprojectroom": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a room from a project
         * @description Its products stay in the project, in no room. Answers 0 also when it has gone already.
         */
        post: operations["removeProjectRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/updateprojectproduct": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the packs of a product in a project, or move it to another room
         * @description Only in a project of one's own that is Ongoing. A product that the other room has already is added up there.
         */
        post: operations["changeProjectProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/deleteprojectproduct": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a product out of a project
         * @description Only out of a project of one's own that is Ongoing. Answers 0 also when it has gone already.
         */
        post: operations["removeProjectProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertprojectpicture": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a picture of laid floors with a project
         * @description Only with a project of one's own that is Ongoing, which keeps at most 12. The picture is one that uploadexamplepicture has taken and nothing else uses; somebody else's, or one that is not there, is 102. One that this project keeps already is kept once, and gets the title. A productId that is not on sale is "1".
         */
        post: operations["keepProjectPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryprojectpictures": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the pictures kept with a project
         * @description Of a project of one's own or of a colleague, in the order in which they were kept. Their bytes are read by downloadprojectpicture.
         */
        post: operations["listProjectPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/downloadprojectpicture": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a picture kept with a project
         * @description small is at most 800 pixels on its longer side, large at most 2000. A picture that is not of this project, or of another company's, is 102.
         */
        post: operations["downloadProjectPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/updateprojectpicture": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a picture of a project another title
         * @description Only in a project of one's own that is Ongoing. An empty title takes it away.
         */
        post: operations["renameProjectPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/deleteprojectpicture": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a picture from a project
         * @description Only from a project of one's own that is Ongoing. Answers 0 also when it has gone already.
         */
        post: operations["removeProjectPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryplanfacts": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what planning a property needs to know
         * @description Every floor on sale with its sizes, layouts, suitability and what goes with it, the accessories, and fitting by install method. In a shop with too many floors for that, callers name the floors of a plan or ask for a page of them, or both; the reply then has these floors alone, the accessories that go with them, and fitting. productPrice is left out unless the token is a trade customer's.
         */
        post: operations["readPlanFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryplan": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the plan of a project
         * @description Of a project of one's own or of a colleague. Its rooms are the rooms of the project, in their order and with their names as they are now. A project that was never planned answers with its rooms, not measured, and revision 0.
         */
        post: operations["readPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertplan": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan a property
         * @description Opens a project by projectName, or plans the project projectId, which is one's own and Ongoing: exactly one of the two. The rooms of the plan become the rooms of the project. 1 when it has a plan already, and when the plan contradicts itself.
         */
        post: operations["addPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/updateplan": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the plan of a project
         * @description Only of a project of one's own that is Ongoing. revision is the one that qryplan or the last change answered with: 1 about revision when the plan or the rooms have changed since, and nothing is changed.
         */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/uploadfloorplan": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the file of a floor plan
         * @description The body is one part named file: a PDF, JPEG, PNG or WebP of at most 10 MB, of which the content decides the type, not the name. A PDF is checked as in uploadquotationfile. A picture is re-encoded as WebP, upright, at most 4000 pixels on its longer side, without EXIF, position or other data of the file; it has at least 400 pixels on each side. HTTP 413 if the file is too large, 415 if the body is not multipart. A file that no project keeps is deleted after two days. A customer can have 4 of them; after that each new one replaces the oldest.
         */
        post: operations["uploadFloorPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertfloorplan": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a floor plan with a project, and what is traced over it
         * @description Only with a project of one's own that is Ongoing, which keeps one. The file is one that uploadfloorplan has taken and no other project keeps; somebody else's, or one that is not there, is 102. It takes the place of the one before. One that this project keeps already stays, and gets the name and the trace.
         */
        post: operations["keepFloorPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryfloorplan": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the floor plan kept with a project
         * @description Of a project of one's own or of a colleague. Without data while it keeps none. The bytes of its file are read by downloadfloorplan.
         */
        post: operations["readFloorPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/downloadfloorplan": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the file of a floor plan
         * @description A file that this project does not keep, or of another company's project, is 102.
         */
        post: operations["downloadFloorPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/deletefloorplan": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the floor plan from a project
         * @description Only from a project of one's own that is Ongoing. The rooms of the plan stay. Answers 0 also when there is none.
         */
        post: operations["removeFloorPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qrycheckout": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what a checkout begins with
         * @description Who orders, the company's billing address, whether it wants a purchase order number, its credit and its address book. With quotationIds also these quotations; one that cannot be ordered is "1", with why.
         */
        post: operations["readCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertorder": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description Orders lines of the basket: all of them or none. Price, stock, credit, address, delivery charge and total are worked out again; what differs from what the customer was shown is "1", with a sentence for each line in lines. Takes the stock, numbers the order and removes the lines from the basket. Lines are all samples or none. With quotationIds it orders accepted quotations at their prices instead of lines of the basket: several together as one order, each once.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryorders": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the company's orders
         * @description Newest first, a page at a time, and how many there are in each state. A colleague's orders are among them.
         */
        post: operations["readOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryorderdetail": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one order
         * @description Of one's own company; any other is 102.
         */
        post: operations["readOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/cancelorder": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Possible until it is picked; the stock goes back, and quotations that it was placed from are accepted again. Answers 0 also when it is cancelled already.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qrywaitingorders": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the orders that wait for approval
         * @description Of the company, the one that lapses first at the top, at most 100. Each says whether the token's user may decide.
         */
        post: operations["readWaitingOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/decideorder": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or decline an order that waits
         * @description Owners and approvers; only an owner can decide on their own order (102). Approved, it goes on as a placed order once credit and delivery day hold; declined, it is cancelled with the reason, stock and credit are free again, and its quotations are accepted again. An order that waits no longer is "1".
         */
        post: operations["decideOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertreturn": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to return packs, or report a defect
         * @description Unopened packs within 7 days of delivery, a defect within 5 working days and with 1 to 6 pictures that uploadexamplepicture has taken. Never more packs than have arrived, less those that are on another return; a declined one frees its packs. An order of another company is 102, and so is a picture of somebody else. Its state and its credit note stand in qryorderdetail.
         */
        post: operations["askForReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryquotationpaper": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a quotation as a paper
         * @description All that the paper shows, worked out once: the page for print and the PDF show the same. With copy own it is our quotation to the company. With copy client it is the company's own, for its client: under its name and logo, with prices that have the mark-up on them (each price and the delivery to the nearest penny), or with none; our prices are nowhere in it, and nothing of us. A quotation of another company is 102.
         */
        post: operations["readQuotationPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/downloadquotation": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a quotation as PDF, its quantities, or the files of its floors
         * @description pdf is what qryquotationpaper shows, on A4. csv is its quantities by room, without prices. zip is the data sheet, the IFC file and the textures of each floor in it; it may take up to a minute. More than 40 floors are "1".
         */
        post: operations["downloadQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertquotation": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a quotation
         * @description A draft at today's prices, which are held for 30 days: of the floors and accessories in the basket, of the products of a project, or of the lines given. It is a copy: what becomes of the basket or the project afterwards does not change it. Numbered Q-000001 and on. Only whole packs of what is sold; samples are left out; nothing to quote for is "1".
         */
        post: operations["makeQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryquotations": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the company's quotations
         * @description Newest first, a page at a time, and how many there are in each state; a colleague's are among them. The state is as of now: one whose last day has passed is expired.
         */
        post: operations["readQuotations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryquotationdetail": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one quotation
         * @description Of one's own company; any other is 102. With its messages, its revisions and what each changed, and, by line, what has changed since then in price or stock.
         */
        post: operations["readQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/updatequotation": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a draft
         * @description Fields that are left out keep their values. If the plots or the packing change and no lines are sent, the packs are counted again. Lines that are sent get today's prices, and the draft is then valid for 30 days from today. Anything but a draft is refused with "1", and so is an old version.
         */
        post: operations["changeQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/requestquotation": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask our staff for a price
         * @description A draft becomes requested, and our staff answer it; an answered one can be asked about again. The message may be empty.
         */
        post: operations["requestQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertquotationmessage": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a message on a quotation
         * @description In any state. It may carry up to six files that uploadquotationfile has taken; a file of somebody else is 102.
         */
        post: operations["writeQuotationMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/uploadquotationfile": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one file for a message on a quotation
         * @description The body is one part named file: a PDF, JPEG, PNG or WebP of at most 10 MB, of which the content decides the type, not the name. A picture is re-encoded as in uploadexamplepicture. A PDF that contains a program or another file, needs a password, or does anything but show its pages is refused with 1. HTTP 413 if the file is too large, 415 if the body is not multipart. A file that no message uses is deleted after two days. A customer can have 24 of them; after that each new one replaces the oldest.
         */
        post: operations["uploadQuotationFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/downloadquotationfile": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a file of a quotation's messages
         * @description A file that is not of this quotation, or of another company's, is 102.
         */
        post: operations["downloadQuotationFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/acceptquotation": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a quotation
         * @description A draft, or one that our staff have answered, while it is valid. Its prices are then held until its last day for one order. Answers 0 also when it is accepted already. Somebody who can't order for their company gets 102 and a sentence that says whom to ask. A version that is no longer the newest is "1", and so is one that has ended.
         */
        post: operations["acceptQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/declinequotation": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a quotation
         * @description One that is requested, answered or accepted and not ordered. The reason may be empty. Answers 0 also when it is declined already.
         */
        post: operations["declineQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/copyquotation": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new quotation from one
         * @description Possible in any state: to quote again at today's prices once it has ended, or for the next house type with its own number of plots. Products no longer sold are left out, and every line that differs is returned. Messages and revisions are not copied.
         */
        post: operations["copyQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/deletequotation": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a draft
         * @description Answers 0 also when there is no such quotation any more. Any state but draft, or a draft that has ended, is "1".
         */
        post: operations["deleteQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertquotationbasket": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put what a quotation lists into the basket
         * @description Packs for all its plots, at today's prices: the prices of the quotation are held only by an order from it (insertorder). It stays as it is. All lines or none.
         */
        post: operations["fillBasketFromQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryaddresses": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the company's address book
         * @description In the order of their labels.
         */
        post: operations["readAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertaddress": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an address into the address book
         * @description Shared by the company, which holds at most 100.
         */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/updateaddress": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an address
         * @description Of one's own company; any other is 102.
         */
        post: operations["changeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/deleteaddress": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an address
         * @description Orders keep theirs. Answers 0 also when it has gone already.
         */
        post: operations["removeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qryinvoices": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the company's invoices
         * @description Newest first, a page at a time, how many are open and overdue, and what is open on all of them by age.
         */
        post: operations["readInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qrypaper": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a paper of an order, or a statement
         * @description All that the paper shows, worked out once: the page for print and the PDF show the same. An order of another company is 102; a paper that there is not yet is "1", with a sentence that says when there will be.
         */
        post: operations["readPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/downloadpaper": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a paper as PDF
         * @description What qrypaper shows, as a PDF on A4.
         */
        post: operations["downloadPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/downloadpapers": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the papers of a month as one zip
         * @description The invoices and credit notes whose tax point is in the month, and its statement, as downloadpaper gives them. More than 100 papers are "1".
         */
        post: operations["downloadPapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qrytopay": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what a company has to pay
         * @description Orders that are paid before they leave and invoices, as far as they are open, oldest due first, and card payments that have begun.
         */
        post: operations["readToPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertcardpayment": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a payment by card
         * @description Of one or more orders and invoices of one's own company, as a whole or in part; never more than is open less what card payments that have begun may still take. The reply carries signHeader, the provider's own signature, and the address of the provider's page where the customer enters the card: no card number ever comes here. Sent again with the same callserial it leads to the same payment.
         */
        post: operations["beginCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/qrycardpayment": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a payment by card
         * @description Of one's own company; any other is 102. While it is pending the provider is asked; isAsked is 0 where it did not answer.
         */
        post: operations["readCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/cancelcardpayment": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a payment by card
         * @description So that what it was for can be paid otherwise. "1" while the customer's bank is being asked. A payment that has ended stays as it is, and is returned.
         */
        post: operations["cancelCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/insertcreditpayment": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay from the company's credit
         * @description Of one or more orders and invoices of one's own company, as a whole or in part; never more than is open less what card payments that have begun may still take, nor more than is in credit. Orders that are not on account can only be paid from the part of the credit that qrytopay gives as forOrdersPence.
         */
        post: operations["payFromCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/woojiapi/order/updateorderpayment": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order another way
         * @description An order that waits for its payment by card goes on account, if it fits into the credit, or is paid by transfer.
         */
        post: operations["changeOrderPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/download": {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file of a product
         * @description The file itself, as an attachment. The fileName query is documented, the path is not. A name that holds a path is refused; one that is not there is "1" with HTTP 404.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description how far one pack goes; absent for what is counted by doorways, steps or taste */
        AccessoryCoverage: {
            /**
             * @description kilograms, litres, m2 of floor, or metres of edge
             * @enum {string}
             */
            unit: "kg" | "l" | "m2" | "m";
            /** @description kilograms or litres for each m2 of floor; absent for m2 and m */
            perM2?: number;
            /** @description kilograms, litres, m2 or metres in one pack */
            pack: number;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "password": "not-the-password"
         *     }
         */
        AccountClosing: {
            userId: components["schemas"]["UserId"];
            password: string;
        };
        Address: {
            addressId: string;
            label: string;
            site: components["schemas"]["Site"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "addressId": "a-1",
         *       "label": "Mill Lane",
         *       "site": {
         *         "companyName": "Halloran & Pike",
         *         "line1": "4 Mill Lane",
         *         "line2": "",
         *         "town": "Ipswich",
         *         "postCode": "IP4 9ZZ",
         *         "siteContact": "Ada Moss",
         *         "sitePhone": "01632 960141",
         *         "unloading": "forklift",
         *         "largestVehicle": "any",
         *         "levelGround": 1,
         *         "bookingNeeded": 1,
         *         "floorAndLift": ""
         *       }
         *     }
         */
        AddressChange: {
            userId: components["schemas"]["UserId"];
            addressId: string;
            label: string;
            site: components["schemas"]["Site"];
        };
        AddressIdReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                addressId: string;
            };
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "label": "Mill Lane",
         *       "site": {
         *         "companyName": "Halloran & Pike",
         *         "line1": "4 Mill Lane",
         *         "line2": "",
         *         "town": "Ipswich",
         *         "postCode": "IP4 9ZZ",
         *         "siteContact": "Ada Moss",
         *         "sitePhone": "01632 960141",
         *         "unloading": "tail lift",
         *         "largestVehicle": "18 t",
         *         "levelGround": 1,
         *         "bookingNeeded": 0,
         *         "floorAndLift": ""
         *       }
         *     }
         */
        AddressInput: {
            userId: components["schemas"]["UserId"];
            label: string;
            site: components["schemas"]["Site"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "addressId": "a-1"
         *     }
         */
        AddressRef: {
            userId: components["schemas"]["UserId"];
            addressId: string;
        };
        AddressesReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["Address"][];
        };
        /** @description what is open by the days since it was due */
        Ageing: {
            /** @description not overdue */
            currentPence: number;
            /** @description 1 to 30 days */
            days30Pence: number;
            /** @description 31 to 60 days */
            days60Pence: number;
            /** @description 61 to 90 days */
            days90Pence: number;
            /** @description more than 90 days */
            olderPence: number;
        };
        /**
         * @example {
         *       "shoppingCarDetail": [
         *         {
         *           "carType": 0,
         *           "loginName": "trade@alderline.example",
         *           "userId": "u-1001",
         *           "productId": "p-0101",
         *           "productNo": "AL-M101",
         *           "mainImg": "/media/al-m101-top-3fa9c10b.800.webp",
         *           "productPrice": 4590,
         *           "number": 12,
         *           "amount": 26.04,
         *           "packSize": 2.17,
         *           "packWeight": 19.4,
         *           "productInfo": "{}"
         *         }
         *       ]
         *     }
         */
        BasketBatch: {
            shoppingCarDetail: components["schemas"]["BasketLineInput"][];
        };
        BasketBatchReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                carId: string;
            }[];
        };
        BasketLine: {
            carId: string;
            /** @enum {integer} */
            carType: 0 | 1;
            userId: string;
            productId: string;
            productNo: string;
            productName: string;
            mainImg: components["schemas"]["PictureUrl"];
            /** @description pence per m2 or piece, as of now */
            productPrice: number;
            productUnit: string;
            /** @description packs */
            number: number;
            /** @description m2 (pieces where the unit is no area) */
            amount: number;
            packSize: number;
            packWeight: number;
            /** @description packs on a pallet */
            palletSize: number;
            /** @description total(wear layer) x width x length in mm; anything else, or empty, where the product has no such size */
            specification: string;
            productInfo: string;
            inventoryBalance: number;
            /** @description what the customer has noted on the line; empty or left out if nothing */
            note?: string;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "carId": "b-1",
         *       "number": 14,
         *       "productPrice": 4590
         *     }
         */
        BasketLineChange: {
            userId: components["schemas"]["UserId"];
            carId: string;
            number: components["schemas"]["Packs"];
            productPrice: components["schemas"]["Pence"];
        };
        /**
         * @example {
         *       "carType": 0,
         *       "loginName": "trade@alderline.example",
         *       "userId": "u-1001",
         *       "productId": "p-0101",
         *       "productNo": "AL-M101",
         *       "mainImg": "/media/al-m101-top-3fa9c10b.800.webp",
         *       "productPrice": 4590,
         *       "number": 12,
         *       "amount": 26.04,
         *       "packSize": 2.17,
         *       "packWeight": 19.4,
         *       "productInfo": "{}"
         *     }
         */
        BasketLineInput: {
            /**
             * @description 0 normal, 1 sample
             * @enum {integer}
             */
            carType: 0 | 1;
            loginName: string;
            userId: components["schemas"]["UserId"];
            productId: string;
            productNo: string;
            mainImg?: components["schemas"]["PictureUrl"];
            productPrice: components["schemas"]["Pence"];
            number: components["schemas"]["Packs"];
            amount: components["schemas"]["Quantity"];
            packSize: components["schemas"]["Quantity"];
            packWeight: components["schemas"]["Quantity"];
            /** @description JSON text of unit, number, series, surface, specification, price, pack size */
            productInfo?: string;
            realNum?: components["schemas"]["Quantity"];
            packNum?: components["schemas"]["Quantity"];
            packNumber?: components["schemas"]["Quantity"];
            subTotal?: components["schemas"]["Pence"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "carId": "b-1"
         *     }
         */
        BasketLineRef: {
            userId: components["schemas"]["UserId"];
            carId: string;
        };
        BasketLineReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                carId: string;
            };
        };
        BasketLink: {
            shareId: string;
            /** @description milliseconds since 1970 */
            createdAt: number;
            /** @description milliseconds since 1970 */
            endsAt: number;
            lineCount: number;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "shareId": "Zk3vQ9xT7mB1sR5yLw2cHd"
         *     }
         */
        BasketLinkRef: {
            userId: components["schemas"]["UserId"];
            shareId: string;
        };
        BasketLinkReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["BasketLink"];
        };
        BasketLinksReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["BasketLink"][];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "carId": "b-1",
         *       "note": "First floor only"
         *     }
         */
        BasketNote: {
            userId: components["schemas"]["UserId"];
            carId: string;
            note: string;
        };
        BasketReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["BasketLine"][];
            /** @description why the user may not order, and whom to ask; left out for somebody who may */
            refusal?: string;
        };
        /**
         * @description the brand of this site (setting BRAND), to the letter; any other is refused with "1" and HTTP 400
         * @example Alderline
         */
        BrandName: string;
        CardPayment: {
            cardPaymentId: string;
            /**
             * @description cancelled also when its page has expired
             * @enum {string}
             */
            sts: "pending" | "paid" | "failed" | "cancelled";
            /**
             * @description why it failed
             * @enum {string}
             */
            reason: "" | "declined" | "insufficient-funds" | "expired-card" | "not-confirmed";
            /**
             * @description how it had ended before its money came after all; absent otherwise
             * @enum {string}
             */
            paidAfter?: "failed" | "cancelled";
            amountPence: number;
            /** @description what of it was no longer open and is given back */
            refundPence: number;
            /** @description the card's last four digits; empty until a card was entered */
            last4: string;
            /** @description milliseconds since 1970 */
            beganAt: number;
            /** @description 0 while it is pending */
            endedAt: number;
            begunBy: string;
            /** @description the provider's page while a card can still be entered there; else empty */
            pageUrl: string;
            items: {
                /** @enum {string} */
                kind: "order" | "invoice";
                id: string;
                orderId: string;
                orderNo: string;
                amountPence: number;
            }[];
        };
        /** @description flagged for the card payment provider, so clients pass it on as it comes */
        CardPaymentBegunReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            /** @description the provider's signature of the payment that it has opened */
            signHeader: string;
            data: {
                cardPaymentId: string;
                /** @description the provider's page, at an origin of its own */
                pageUrl: string;
            };
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "items": [
         *         {
         *           "kind": "invoice",
         *           "id": "AI-000012",
         *           "amountPence": 25000
         *         }
         *       ],
         *       "returnUrl": "http://localhost:4000/Results"
         *     }
         */
        CardPaymentInput: {
            userId: components["schemas"]["UserId"];
            items: components["schemas"]["PaidItems"];
            /** @description the page Results of the tree that the customer uses: the provider leads back to it, with the payment's id as payment in its query */
            returnUrl: string;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "cardPaymentId": "x-1"
         *     }
         */
        CardPaymentRef: {
            userId: components["schemas"]["UserId"];
            cardPaymentId: string;
        };
        CardPaymentReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["CardPayment"];
            /** @description 0 where the provider did not answer */
            isAsked: components["schemas"]["Switch"];
        };
        /**
         * @example {
         *       "userId": "u-1001"
         *     }
         * @example {
         *       "userId": "u-1001",
         *       "quotationIds": [
         *         "n-1"
         *       ]
         *     }
         */
        CheckoutQuery: {
            userId: components["schemas"]["UserId"];
            quotationIds?: components["schemas"]["QuotationIds"];
        };
        CheckoutReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["CheckoutStart"];
        };
        CheckoutStart: {
            contactName: string;
            contactPhone: string;
            /** @description as far as it is known; any of it may be empty */
            billing: {
                companyName: string;
                line1: string;
                line2: string;
                town: string;
                postCode: string;
            };
            isPoRequired: components["schemas"]["Switch"];
            credit: components["schemas"]["Credit"];
            addresses: components["schemas"]["Address"][];
            /** @description left out by a backend that knows no people of a company */
            ordering?: components["schemas"]["Ordering"];
            /** @description those of quotationIds, in that order; left out without */
            quotations?: components["schemas"]["Quotation"][];
            /** @description 1 where quotations and orders take fitting; left out by a backend that knows nothing of it */
            takesFitting?: components["schemas"]["Switch"];
        };
        Colleague: {
            colleagueId: string;
            name: string;
            /** @description the email */
            loginName: string;
            companyRole: components["schemas"]["CompanyRole"];
            limitPence?: components["schemas"]["OrderLimit"];
            isYou: components["schemas"]["Switch"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "colleagueId": "u-2001",
         *       "companyRole": "approver"
         *     }
         */
        ColleagueChange: {
            userId: components["schemas"]["UserId"];
            colleagueId: components["schemas"]["UserId"];
            companyRole: components["schemas"]["CompanyRole"];
            limitPence?: components["schemas"]["OrderLimit"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "colleagueId": "u-2001"
         *     }
         */
        ColleagueRef: {
            userId: components["schemas"]["UserId"];
            colleagueId: components["schemas"]["UserId"];
        };
        Company: {
            companyId: string;
            companyType: string;
            ownerCompanyId: string;
        };
        /** @description a PNG without transparency */
        CompanyLogo: {
            /** @description its bytes as base64 */
            png: string;
            /** @description pixels */
            width: number;
            /** @description pixels */
            height: number;
        };
        CompanyLogoReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            /** @description left out while there is none */
            data?: components["schemas"]["CompanyLogo"];
        };
        /**
         * @description what a person may do for the company: an owner everything, a buyer order, an approver order and decide on colleagues' orders, accounts pay and not order
         * @enum {string}
         */
        CompanyRole: "owner" | "buyer" | "approver" | "accounts";
        /**
         * @example {
         *       "sendTo": "sales@alderline.example",
         *       "firstName": "Ada",
         *       "lastName": " ",
         *       "email": "ada@studio.example",
         *       "message": "Do you hold 120 m2 of Harwich Oak?"
         *     }
         */
        ContactMessage: {
            sendTo: components["schemas"]["LoginName"];
            firstName: string;
            /** @description a single space by default */
            lastName?: string;
            email: components["schemas"]["LoginName"];
            message: string;
        };
        Count: number;
        Credit: {
            /** @description 0 where the company has no credit account */
            limitPence: number;
            /** @description what is on the account and not paid yet, VAT included */
            openPence: number;
            /** @description the company's credit from cancelled orders that were paid and from returned packs; it is set off against openPence */
            creditPence: number;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "items": [
         *         {
         *           "kind": "invoice",
         *           "id": "AI-000012",
         *           "amountPence": 25000
         *         }
         *       ]
         *     }
         */
        CreditPaymentInput: {
            userId: components["schemas"]["UserId"];
            items: components["schemas"]["PaidItems"];
        };
        Customer: {
            custId: string;
            custName: string;
            custNo: string;
        };
        /** @description a day in London */
        Day: string;
        DictionaryEntry: {
            codeId?: string;
            codeName: string;
        };
        DictionaryReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["DictionaryEntry"][];
        };
        /** @enum {string} */
        DictionaryType: "ProductType" | "Products" | "productSurface" | "Grade" | "Unit" | "Shadow" | "InstallMethod" | "Species";
        Done: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
        };
        Empty: Record<string, never>;
        FaceLength: {
            /** @description shortest in mm */
            fromMm: number;
            /** @description longest in mm; the same as fromMm for one fixed length */
            toMm: number;
            /** @description percent of the area of an order */
            sharePercent: number;
        };
        FaceWidth: {
            /** @description visible width in mm */
            widthMm: number;
            /** @description percent of the area of an order */
            sharePercent: number;
        };
        Failure: {
            /** @enum {string} */
            resultCode: "-1" | "1" | "101" | "102" | "103" | "104" | "105" | "-1000";
            /** @description what to tell the user */
            resultMsg: string;
            /** @description path of the field that is wrong, by its name in this contract, e.g. shoppingCarDetail[1].number; where resultMsg is about a field that people fill in, it is a sentence for them and does not hold that name. A log-in whose name and password are right is refused with `review` while the application is not accepted */
            field?: string;
            /** @description what is wrong with each line of an order, in sentences for the customer */
            lines?: {
                carId: string;
                resultMsg: string;
            }[];
        };
        /** @enum {string} */
        FilterName: "dimensions" | "finish" | "grade" | "shadow" | "species" | "pattern" | "use" | "fire" | "ptv" | "useclass" | "stock" | "price" | "thickness" | "wearlayer" | "width" | "length";
        FilterOption: {
            /** @description as in filters */
            option: string;
            /** @description products with it, given the other filters */
            count: number;
        };
        FilterOptions: {
            filter: components["schemas"]["FilterName"];
            options: components["schemas"]["FilterOption"][];
        };
        FilterSizes: {
            filter: components["schemas"]["FilterName"];
            sizes: {
                /** @description mm */
                mm: number;
                /** @description products of this size, given the other filters */
                count: number;
            }[];
        };
        /**
         * @example {
         *       "brand": "Alderline",
         *       "type": "Species"
         *     }
         */
        FilterValuesQuery: {
            brand: components["schemas"]["BrandName"];
            /** @enum {string} */
            type: "Finish" | "Grade" | "Shadow" | "Species";
        };
        /**
         * @description reaction to fire by EN 13501-1
         * @enum {string}
         */
        FireClass: "Bfl-s1" | "Cfl-s1" | "Dfl-s1";
        /** @description what is arranged before our fitters come */
        FittingTerms: {
            /** @description points of the fitting service's checklist that are confirmed, by their place in it */
            checkList: number[];
            /** @description day on which a technician comes and looks; empty for none */
            visitDay: string;
            /** @description what they should know; may be empty */
            visitNote: string;
        };
        FloorFacts: {
            productId: string;
            productNo: string;
            fireClass: components["schemas"]["FireClass"];
            slipWetPtv: components["schemas"]["WetPtv"];
            useClass?: components["schemas"]["UseClass"];
        };
        /**
         * @example {
         *       "brand": "Alderline"
         *     }
         */
        FloorFactsQuery: {
            brand: components["schemas"]["BrandName"];
        };
        FloorFactsReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["FloorFacts"][];
        };
        FloorLayer: {
            /** @enum {string} */
            part: "Wear layer" | "Print film" | "Core" | "Backing";
            material: string;
            /** @description mm */
            thicknessMm: number;
            /** @description kg per m3 */
            densityKgM3: number;
            /** @description thermal conductivity in W/(m K) */
            conductivityWmK: number;
        };
        FloorPlan: {
            fileId: string;
            fileName: string;
            trace: components["schemas"]["FloorPlanTrace"];
            /** @description whether it can be changed and removed: the project is one's own and Ongoing */
            mayChange: boolean;
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "fileId": "i-5f0c1c1e-7c1b-4a53-9d0e-6a2c8c9f4b11"
         *     }
         */
        FloorPlanFileRef: {
            projectId: string;
            fileId: string;
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "fileId": "i-5f0c1c1e-7c1b-4a53-9d0e-6a2c8c9f4b11",
         *       "fileName": "ground-floor.pdf",
         *       "trace": {
         *         "pages": [],
         *         "rooms": []
         *       }
         *     }
         */
        FloorPlanInput: {
            projectId: string;
            /** @description of uploadfloorplan */
            fileId: string;
            /** @description the customer's name for it */
            fileName: string;
            trace: components["schemas"]["FloorPlanTrace"];
        };
        FloorPlanPage: {
            page: number;
            scale?: components["schemas"]["FloorPlanScale"];
            /** @description 0 is the ground floor; absent where it follows from the number of the page */
            storey?: number;
        };
        /** @description in units of its page from the upper left corner: points of a PDF, pixels of a picture */
        FloorPlanPoint: {
            x: number;
            y: number;
        };
        FloorPlanReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            /** @description left out while there is none */
            data?: components["schemas"]["FloorPlan"];
        };
        FloorPlanRoom: {
            /** @description that of the plan's room, where it is in the plan */
            id: string;
            page: number;
            /** @enum {string} */
            kind: "Bedroom" | "Kitchen" | "Living Room" | "Dining Room" | "Bathroom" | "Hallway" | "Office" | "Other";
            name: string;
            corners: components["schemas"]["FloorPlanPoint"][];
        };
        /** @description paper takes ratio; line takes from, to and mm */
        FloorPlanScale: {
            /** @enum {string} */
            kind: "paper" | "line";
            /** @description 100 for 1:100 */
            ratio?: number;
            from?: components["schemas"]["FloorPlanPoint"];
            to?: components["schemas"]["FloorPlanPoint"];
            /** @description length of the line in mm; 0 until it is known */
            mm?: number;
        };
        /** @description what is traced over the pages of a file */
        FloorPlanTrace: {
            /** @description those with a scale or a storey of their own */
            pages: components["schemas"]["FloorPlanPage"][];
            rooms: components["schemas"]["FloorPlanRoom"][];
        };
        GalleryProject: {
            exampleId: string;
            title: string;
            img1: components["schemas"]["PictureUrl"];
            img2?: components["schemas"]["PictureUrl"];
            img3?: components["schemas"]["PictureUrl"];
            img4?: components["schemas"]["PictureUrl"];
            img5?: components["schemas"]["PictureUrl"];
            img6?: components["schemas"]["PictureUrl"];
            town?: string;
            /** @description what was laid and why */
            content?: string;
            /** @description number of the main floor */
            productNo?: string;
            floors?: components["schemas"]["LaidFloor"][];
        };
        /**
         * @example {
         *       "pageSize": 100,
         *       "pageNo": 1,
         *       "sts": 1,
         *       "brand": "Alderline"
         *     }
         */
        GalleryQuery: {
            pageSize: number;
            pageNo: number;
            /**
             * @description 1 is published
             * @enum {integer}
             */
            sts: 0 | 1;
            brand: components["schemas"]["BrandName"];
        };
        GalleryReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["GalleryProject"][];
        };
        GuestLoginReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            access_token: string;
            user: components["schemas"]["User"];
            company: components["schemas"]["Company"];
            customer: components["schemas"]["Customer"];
        };
        /** @description e.g. type B; may be empty */
        HouseType: string;
        ImpactSound: {
            /** @description installation method, as the dictionary InstallMethod names it */
            method: string;
            /** @description weighted impact sound reduction in dB (EN ISO 717-2) */
            reductionDb: number;
            /** @description what lies under the floor in that test */
            onto: string;
            /** @description the underlay of that test; absent where there is none */
            underlayProductId?: string;
        };
        /**
         * @example {
         *       "invitationToken": "Zk3vQ9xT7mB1sR5yLw2cHd",
         *       "title": "Mr",
         *       "firstName": "Ben",
         *       "lastName": "Okoro",
         *       "password": "Floor!2027",
         *       "repassword": "Floor!2027"
         *     }
         */
        InvitationAcceptance: {
            invitationToken: components["schemas"]["InvitationSecret"];
            title: components["schemas"]["PersonTitle"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            password: components["schemas"]["Password"];
            repassword: components["schemas"]["Password"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "invitationId": "v-1",
         *       "pageUrl": "http://localhost:4000/invitation"
         *     }
         */
        InvitationAgain: {
            userId: components["schemas"]["UserId"];
            invitationId: components["schemas"]["InvitationId"];
            pageUrl: components["schemas"]["InvitationPage"];
        };
        InvitationId: string;
        /**
         * @example {
         *       "userId": "u-1001",
         *       "email": "ben@buyer.example",
         *       "firstName": "Ben",
         *       "lastName": "Okoro",
         *       "companyRole": "buyer",
         *       "limitPence": 250000,
         *       "pageUrl": "http://localhost:4000/invitation"
         *     }
         */
        InvitationInput: {
            userId: components["schemas"]["UserId"];
            email: components["schemas"]["LoginName"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            companyRole: components["schemas"]["CompanyRole"];
            limitPence?: components["schemas"]["OrderLimit"];
            pageUrl: components["schemas"]["InvitationPage"];
        };
        /** @description the page of this shop where an invitation is accepted. The mail leads to the shop's own address, whatever is sent here; where the shop's public address is set, any other is refused */
        InvitationPage: string;
        /**
         * @example {
         *       "userId": "u-1001",
         *       "invitationId": "v-1"
         *     }
         */
        InvitationRef: {
            userId: components["schemas"]["UserId"];
            invitationId: components["schemas"]["InvitationId"];
        };
        InvitationReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                /** @description may be empty */
                companyName: string;
                /** @description the owner's name */
                invitedBy: string;
                email: string;
                firstName: string;
                lastName: string;
                companyRole: components["schemas"]["CompanyRole"];
                limitPence?: components["schemas"]["OrderLimit"];
                /** @description milliseconds since 1970 */
                endsAt: number;
            };
        };
        /** @description from the link of the mail */
        InvitationSecret: string;
        InvitationSentReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                invitationId: string;
                /** @description milliseconds since 1970 */
                endsAt: number;
            };
        };
        /**
         * @example {
         *       "invitationToken": "Zk3vQ9xT7mB1sR5yLw2cHd"
         *     }
         */
        InvitationToken: {
            invitationToken: components["schemas"]["InvitationSecret"];
        };
        Invoice: {
            invoiceNo: string;
            orderId: string;
            orderNo: string;
            poNumber: string;
            jobReference: string;
            /** @description the day of dispatch */
            taxPoint: components["schemas"]["Day"];
            dueDay: components["schemas"]["Day"];
            /** @description with VAT */
            totalPence: number;
            paidPence: number;
            /** @description on all its credit notes */
            creditedPence: number;
            /** @description what is still to be paid: the total less what is paid and credited, never below 0 */
            duePence: number;
            /** @description 0 until the due day has passed, and when it is paid */
            daysOverdue: number;
            /** @description oldest first */
            credits: components["schemas"]["InvoiceCredit"][];
        };
        /** @description how many invoices the same search finds, whatever of them is asked for; left out by a backend that doesn't count them */
        InvoiceCounts: {
            all: components["schemas"]["Count"];
            open: components["schemas"]["Count"];
            /** @description a part of those that are open */
            overdue: components["schemas"]["Count"];
        };
        InvoiceCredit: {
            creditNo: string;
            /** @description of the return that it credits */
            returnId: string;
            taxPoint: components["schemas"]["Day"];
            /** @description with VAT */
            totalPence: number;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "pageNo": 1,
         *       "pageSize": 20,
         *       "show": "open"
         *     }
         */
        InvoiceSearch: {
            userId: components["schemas"]["UserId"];
            pageNo: number;
            pageSize: number;
            /**
             * @description all by default
             * @enum {string}
             */
            show?: "open" | "overdue" | "all";
            /** @description part of anything by which qryorders finds its order, the invoice number among them */
            search?: string;
        };
        InvoicesReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["Invoice"][];
            /** @description invoices on all pages */
            total: number;
            /** @description what is open on all invoices of the company, whatever is searched for */
            openPence: number;
            /** @description the part of it that is overdue */
            overduePence: number;
            /** @description the company's credit: paid and credited beyond invoices' totals, and paid for cancelled orders */
            creditPence: number;
            ageing: components["schemas"]["Ageing"];
            counts?: components["schemas"]["InvoiceCounts"];
        };
        /** @description a floor that was laid in a project of the gallery */
        LaidFloor: {
            productId: string;
            productNo: string;
            productName: string;
            mainImg: components["schemas"]["PictureUrl"];
        };
        LayingWastage: {
            /** @description how it is laid, e.g. Straight or Diagonal */
            layout: string;
            /** @description percent to order on top of the measured area */
            percent: number;
        };
        /** @description as in the address of the list, e.g. grade=Prime+(AB)&width=180-220 */
        ListFilters: string;
        /** @description words that the products must have; empty for a whole list */
        ListSearch: string;
        /**
         * @description as in the address of the list; empty means all floors, or the whole shop for a search
         * @enum {string}
         */
        ListType: "" | "vinyl" | "3plyclick" | "3plytg" | "archisigner" | "inspiration" | "parquet" | "herringbone" | "chevron" | "designer" | "other" | "solidoak";
        ListedSeries: {
            /** @description series name */
            productSeries: string;
            /** @description products on sale, whatever the filters */
            count: number;
            /** @description the part of the filters that leaves products of this series */
            filters: string;
            mainImg?: components["schemas"]["PictureUrl"];
            /** @description pictures of its first products in rooms, one for each kind of room */
            rooms: components["schemas"]["PictureUrl"][];
        };
        /**
         * @example {
         *       "loginName": "trade@alderline.example",
         *       "password": "Floor!2026",
         *       "brand": "Alderline"
         *     }
         */
        Login: {
            loginName: string;
            password: string;
            brand: components["schemas"]["BrandName"];
        };
        LoginInfo: {
            userId: string;
            userType: string;
            loginName: string;
            companyId: string;
            companyType: string;
            ownerCompanyId: string;
            custId: string;
            custName: string;
            custNo: string;
        };
        LoginName: string;
        LoginReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            access_token: string;
            loginInfo: components["schemas"]["LoginInfo"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "topic": "progress",
         *       "wanted": 1
         *     }
         */
        MailChoice: {
            userId: components["schemas"]["UserId"];
            topic: components["schemas"]["MailTopic"];
            wanted: components["schemas"]["Switch"];
        };
        /**
         * @description an order's way to the site, payments that have arrived, decisions on projects for the gallery
         * @enum {string}
         */
        MailTopic: "progress" | "payments" | "projects";
        /** @description the mark-up on our prices in hundredths of a percent, e.g. 1250 for 12.5%; on a client's copy alone */
        Margin: number;
        MatchingAccessory: {
            /** @enum {string} */
            use: "Adhesive" | "Underlay" | "Trim" | "Skirting" | "Scotia" | "Stair nosing" | "Care";
            productId: string;
            productNo: string;
            productName: string;
            mainImg: components["schemas"]["PictureUrl"];
            coverage?: components["schemas"]["AccessoryCoverage"];
            /** @description install methods by which this floor can't be laid without one accessory of this use, out of those that name the method; absent when the floor can be laid without */
            methods?: string[];
        };
        OpenInvitation: {
            invitationId: string;
            email: string;
            firstName: string;
            lastName: string;
            companyRole: components["schemas"]["CompanyRole"];
            limitPence?: components["schemas"]["OrderLimit"];
            /** @description milliseconds since 1970 */
            sentAt: number;
            /** @description milliseconds since 1970 */
            endsAt: number;
            /** @description its link is no longer valid; it can be sent again */
            isOver: components["schemas"]["Switch"];
        };
        OpenSession: {
            /** @description can't be used to log in */
            sessionId: string;
            /** @description browser and system at the log-in, e.g. Chrome on Windows; empty if they could not be told */
            browser: string;
            /** @description milliseconds since 1970 */
            since: number;
            /** @description the session of this call */
            isThis: components["schemas"]["Switch"];
        };
        Order: {
            orderId: string;
            orderNo: string;
            sts: components["schemas"]["OrderState"];
            /** @description milliseconds since 1970 */
            placedAt: number;
            placedBy: string;
            isSample: components["schemas"]["Switch"];
            contactName: string;
            contactPhone: string;
            delivery: components["schemas"]["Site"];
            billing: components["schemas"]["Place"];
            poNumber: string;
            jobReference: string;
            requestedDay: components["schemas"]["Day"];
            notes: string;
            projectInfo: string;
            payment: components["schemas"]["OrderPayment"];
            /** @description 6 to 18 letters and digits to quote with a transfer; empty for other ways to pay */
            transferReference: string;
            /** @description without VAT */
            goodsPence: number;
            /** @description what a voucher takes off the goods before VAT; 0 or left out without one */
            voucherPence?: number;
            /** @description without VAT */
            deliveryPence: number;
            /** @description the rate of its VAT: that of its invoice, until then that of the day on which it was placed */
            vatPercent: number;
            /** @description VAT on goods other than samples and on their delivery */
            vatPence: number;
            /** @description with VAT */
            totalPence: number;
            /** @description what is still to be paid; 0 for a cancelled order */
            duePence: number;
            /** @description what is still to be paid by card before the order is picked; left out where nothing is */
            cardPence?: number;
            /** @description the day until which an order on account is paid: its invoice's, and until there is one as if it left on the requested day; empty for other ways to pay */
            dueDay: string;
            weightKg: number;
            pallets: number;
            lines: components["schemas"]["OrderLine"][];
            /** @description oldest first */
            events: components["schemas"]["OrderEvent"][];
            mayCancel: components["schemas"]["Switch"];
            /** @description with VAT, on all its credit notes */
            creditedPence: number;
            /** @description what we owe the customer: paid and credited beyond the total, or paid for a cancelled order */
            surplusPence: number;
            /** @description what we have transferred back */
            refundedPence: number;
            /** @description the last day on which unopened packs can be returned, e.g. 2026-11-30; empty before anything has arrived and once it has passed */
            returnBy: string;
            /** @description the same for defects */
            reportBy: string;
            /** @description oldest first */
            returns: components["schemas"]["OrderReturn"][];
            /** @description left out where none was needed */
            approval?: components["schemas"]["OrderApproval"];
            /** @description that it was placed from; left out without */
            quotations?: components["schemas"]["OrderedQuotation"][];
            /** @description left out where nothing is arranged */
            fitting?: components["schemas"]["FittingTerms"];
            /** @description that it is for, as far as one's company has it; left out without */
            project?: components["schemas"]["OrderedProject"];
        };
        /** @description of an order above its buyer's limit */
        OrderApproval: {
            /**
             * @description lapsed: not decided in time; withdrawn: cancelled before a decision
             * @enum {string}
             */
            sts: "waiting" | "approved" | "declined" | "lapsed" | "withdrawn";
            /** @description when it lapses, in milliseconds since 1970 */
            endsAt: number;
            /** @description the names of those who may decide; empty once it no longer waits */
            approvers: string[];
            /** @description whether the token's user may decide */
            mayDecide: components["schemas"]["Switch"];
            /** @description a name; empty until somebody has decided */
            decidedBy: string;
            /** @description why it was declined; may be empty */
            reason: string;
            /** @description the first possible day of delivery, such as 2030-05-14, where the order's own day can no longer be kept; empty otherwise */
            firstDay: string;
        };
        /** @description how many orders the same search finds in any state and in each, whatever state is asked for; left out by a backend that doesn't count them */
        OrderCounts: {
            all: components["schemas"]["Count"];
            /** @description those that wait for approval, which are also in the count of their state */
            waiting: components["schemas"]["Count"];
            received: components["schemas"]["Count"];
            confirmed: components["schemas"]["Count"];
            picking: components["schemas"]["Count"];
            dispatched: components["schemas"]["Count"];
            "part-delivered": components["schemas"]["Count"];
            delivered: components["schemas"]["Count"];
            cancelled: components["schemas"]["Count"];
            returned: components["schemas"]["Count"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "orderId": "o-1",
         *       "decision": "approve",
         *       "totalPence": 134940
         *     }
         * @example {
         *       "userId": "u-1001",
         *       "orderId": "o-1",
         *       "decision": "decline",
         *       "totalPence": 134940,
         *       "reason": "Please take the cheaper grade"
         *     }
         */
        OrderDecision: {
            userId: components["schemas"]["UserId"];
            orderId: string;
            /** @enum {string} */
            decision: "approve" | "decline";
            /** @description the order's total as it was shown */
            totalPence: number;
            /** @description why it is declined, for its buyer; needed to decline */
            reason?: string;
            /** @description another day of delivery, where the order's own can no longer be kept */
            requestedDay?: components["schemas"]["Day"];
        };
        OrderEvent: {
            sts: components["schemas"]["OrderState"];
            /** @description milliseconds since 1970 */
            at: number;
            /** @description what the customer should know about it, e.g. the vehicle or who signed; may be empty */
            note: string;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "lines": [
         *         {
         *           "carId": "b-1",
         *           "number": 12,
         *           "productPrice": 4200
         *         }
         *       ],
         *       "contactName": "Tom Halloran",
         *       "contactPhone": "01632 960141",
         *       "delivery": {
         *         "companyName": "Halloran & Pike",
         *         "line1": "4 Mill Lane",
         *         "line2": "",
         *         "town": "Ipswich",
         *         "postCode": "IP4 9ZZ",
         *         "siteContact": "Ada Moss",
         *         "sitePhone": "01632 960141",
         *         "unloading": "tail lift",
         *         "largestVehicle": "18 t",
         *         "levelGround": 1,
         *         "bookingNeeded": 0,
         *         "floorAndLift": ""
         *       },
         *       "saveAddress": 0,
         *       "billing": {
         *         "companyName": "Halloran & Pike",
         *         "line1": "18 Tanyard Yard",
         *         "line2": "",
         *         "town": "Ipswich",
         *         "postCode": "IP4 9ZZ"
         *       },
         *       "poNumber": "PO-1180",
         *       "jobReference": "Mill Lane 4",
         *       "requestedDay": "2030-05-14",
         *       "notes": "",
         *       "projectInfo": "",
         *       "payment": "account",
         *       "deliveryPence": 6500,
         *       "totalPence": 134940
         *     }
         */
        OrderInput: {
            userId: components["schemas"]["UserId"];
            /** @description lines of the basket as the customer saw them; empty where quotations are ordered */
            lines: {
                carId: string;
                number: components["schemas"]["Packs"];
                productPrice: components["schemas"]["Pence"];
            }[];
            contactName: string;
            contactPhone: string;
            delivery: components["schemas"]["Site"];
            /** @description whether the delivery address goes into the address book */
            saveAddress: components["schemas"]["Switch"];
            billing: components["schemas"]["Place"];
            poNumber: string;
            jobReference: string;
            /** @description the day of delivery that the customer wants */
            requestedDay: components["schemas"]["Day"];
            notes: string;
            /** @description the id of the project that the order is for, as its lines in the basket name it */
            projectInfo: string;
            payment: components["schemas"]["OrderPayment"];
            voucherCode?: components["schemas"]["VoucherCode"];
            quotationIds?: components["schemas"]["QuotationIds"];
            /** @description asked for where fitting is ordered, with all points of its checklist; left out, the quotations' visit is kept */
            fitting?: components["schemas"]["FittingTerms"];
            /** @description of an order on account, what is paid by card at once because the account does not cover it; left out where it does */
            cardPence?: components["schemas"]["Pence"];
            /** @description delivery without VAT as the customer saw it */
            deliveryPence: components["schemas"]["Pence"];
            /** @description the total with VAT as the customer saw it */
            totalPence: number;
        };
        /** @description pence with VAT up to which a person orders without approval; left out without a limit */
        OrderLimit: number;
        OrderLine: {
            lineId: string;
            productId: string;
            productNo: string;
            productName: string;
            mainImg: components["schemas"]["PictureUrl"];
            productUnit: string;
            /** @description 1 for a sample */
            carType: components["schemas"]["Switch"];
            /** @description packs */
            number: number;
            /** @description m2 (pieces where the unit is no area) */
            amount: number;
            packSize: number;
            /** @description kg */
            packWeight: number;
            /** @description pence per m2 or piece without VAT, as it was ordered */
            productPrice: number;
            /** @description without VAT */
            linePence: number;
            /** @description packs that have arrived */
            delivered: number;
            /** @description packs that have arrived and are on no return, whatever the day; 0 for samples and fitting */
            mayReturn: number;
            /** @description what the customer noted on the line; left out if nothing */
            note?: string;
        };
        /**
         * @description none where there is nothing to pay
         * @enum {string}
         */
        OrderPayment: "account" | "transfer" | "card" | "none";
        /**
         * @example {
         *       "userId": "u-1001",
         *       "orderId": "o-1",
         *       "payment": "transfer"
         *     }
         */
        OrderPaymentChange: {
            userId: components["schemas"]["UserId"];
            orderId: string;
            /** @enum {string} */
            payment: "account" | "transfer";
        };
        OrderPlacedReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                orderId: string;
                orderNo: string;
                /** @description 1 for an order that waits for approval; left out otherwise */
                isWaiting?: components["schemas"]["Switch"];
            };
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "orderId": "o-1"
         *     }
         */
        OrderRef: {
            userId: components["schemas"]["UserId"];
            orderId: string;
        };
        OrderReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["Order"];
        };
        OrderReturn: {
            returnId: string;
            returnNo: string;
            kind: components["schemas"]["ReturnKind"];
            sts: components["schemas"]["ReturnState"];
            reason: string;
            /** @description what our staff said to it; may be empty */
            answer: string;
            /** @description whether the restocking fee is taken off */
            isCharged: components["schemas"]["Switch"];
            lines: {
                lineId: string;
                productName: string;
                /** @description packs */
                number: number;
            }[];
            /** @description how many were sent */
            pictures: number;
            /** @description milliseconds since 1970 */
            requestedAt: number;
            /** @description 0 until then */
            decidedAt: number;
            /** @description 0 until then */
            receivedAt: number;
            /** @description of its credit note; empty until there is one */
            creditNo: string;
            /** @description with VAT */
            creditPence: number;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "pageNo": 1,
         *       "pageSize": 20
         *     }
         */
        OrderSearch: {
            userId: components["schemas"]["UserId"];
            pageNo: number;
            pageSize: number;
            sts?: components["schemas"]["OrderState"];
            /** @description 1: only those that wait for approval; a backend that gives counts knows it */
            isWaiting?: components["schemas"]["Switch"];
            /** @description only those for one project */
            projectId?: string;
            /** @description part of a number of the order or of a paper of it (proforma, delivery note, invoice, credit note, return, quotation), the reference of its transfer, its voucher, purchase order number, job reference, site, post code or products. Case, accents, kinds of apostrophes, quotation marks, dashes and blanks, and invisible characters don't count; from four signs on, blanks and signs in numbers don't either */
            search?: string;
        };
        /** @enum {string} */
        OrderState: "received" | "confirmed" | "picking" | "dispatched" | "part-delivered" | "delivered" | "cancelled" | "returned";
        OrderSummary: {
            orderId: string;
            orderNo: string;
            sts: components["schemas"]["OrderState"];
            /** @description milliseconds since 1970 */
            placedAt: number;
            /** @description the colleague's name */
            placedBy: string;
            isSample: components["schemas"]["Switch"];
            poNumber: string;
            jobReference: string;
            requestedDay: components["schemas"]["Day"];
            payment: components["schemas"]["OrderPayment"];
            /** @description with VAT */
            totalPence: number;
            /** @description the VAT in totalPence */
            vatPence?: number;
            /** @description left out until the order is invoiced */
            invoiceNo?: string;
            /** @description what is still to be paid; 0 for a cancelled order */
            duePence: number;
            /** @description what is still to be paid by card before the order is picked; left out where nothing is */
            cardPence?: number;
            lineCount: number;
            /** @description of the first three lines */
            productNames: string[];
            /** @description of the first three lines */
            mainImgs: components["schemas"]["PictureUrl"][];
            /** @description left out where none was needed */
            approval?: components["schemas"]["OrderApproval"];
            /** @description the day in London on which the last of it arrived; left out until then, and by a backend that doesn't say */
            deliveredDay?: components["schemas"]["Day"];
        };
        OrderedProject: {
            projectId: string;
            projectName: string;
        };
        OrderedQuotation: {
            quotationId: string;
            quotationNo: string;
            title: string;
        };
        /** @description what the token's user may order */
        Ordering: {
            mayOrder: components["schemas"]["Switch"];
            /** @description why not and whom to ask; empty for somebody who may */
            refusal: string;
            limitPence?: components["schemas"]["OrderLimit"];
            /** @description the names of those who decide on an order above the limit */
            approvers: string[];
        };
        OrdersReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["OrderSummary"][];
            /** @description orders on all pages */
            total: number;
            counts?: components["schemas"]["OrderCounts"];
        };
        OwnDataReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            /** @description what is stored, part by part */
            data: {
                /** @description e.g. Orders you placed */
                title: string;
                records: components["schemas"]["OwnFact"][][];
            }[];
        };
        OwnFact: {
            name: string;
            value: string;
        };
        /**
         * @example {
         *       "userId": "u-1001"
         *     }
         */
        OwnUser: {
            userId: components["schemas"]["UserId"];
        };
        /**
         * @description for several plots: whole packs on each plot, or packs counted once for all plots; eachPlot by default
         * @enum {string}
         */
        Packing: "eachPlot" | "together";
        Packs: number;
        PaidItems: {
            /** @enum {string} */
            kind: "order" | "invoice";
            /** @description the order's id or the invoice's number */
            id: string;
            /** @description what is paid of it, at most what is open */
            amountPence: number;
        }[];
        Paper: {
            kind: components["schemas"]["PaperKind"];
            /** @description e.g. VAT invoice */
            title: string;
            paperNo: string;
            /** @description of its PDF: letters, digits, hyphens and a point */
            fileName: string;
            /** @description what must not be missed, e.g. This is not a VAT invoice.; may be empty */
            notice: string;
            seller: {
                name: string;
                address: string[];
                facts: components["schemas"]["PaperFact"][];
            };
            /** @description the customer's address line by line */
            billing: string[];
            /** @description where the goods go, line by line; empty on a statement */
            delivery: string[];
            /** @description numbers and days */
            facts: components["schemas"]["PaperFact"][];
            lines: components["schemas"]["PaperLine"][];
            /** @description not on a paper without prices */
            sums?: components["schemas"]["PaperSums"];
            /** @description on a delivery note */
            load?: components["schemas"]["PaperLoad"];
            /** @description on a statement */
            statement?: components["schemas"]["Statement"];
            /** @description how to pay; empty where nothing is to be paid */
            payment: components["schemas"]["PaperFact"][];
            terms: string[];
            /** @description what is signed by hand */
            signatures: string[];
        };
        /** @description a floor as a clause of a specification, without prices */
        PaperClause: {
            /** @description its section in the common arrangement of work sections, e.g. M42 Wood block and parquet flooring */
            heading: string;
            /** @description the rooms in which it lies, then its facts, revision and date; on a client's copy without us */
            lines: components["schemas"]["PaperFact"][];
        };
        /**
         * @description for the company itself, or what it shows its client
         * @enum {string}
         */
        PaperCopy: "own" | "client";
        PaperFact: {
            label: string;
            text: string;
        };
        /** @enum {string} */
        PaperKind: "invoice" | "proforma" | "confirmation" | "delivery-note" | "credit-note" | "statement";
        PaperLine: {
            productNo: string;
            productName: string;
            /**
             * @description what is counted: packs of a floor or an accessory, m2 that are laid, samples; left out, it is packs
             * @enum {string}
             */
            kind?: "floor" | "accessory" | "fitting" | "sample";
            /** @description packs; m2 of fitting; samples for a sample */
            number: number;
            /** @description m2, or pieces where the unit is no area */
            amount: number;
            /** @description as shown beside the amount, e.g. m² */
            unit: string;
            weightKg: number;
            /** @description pence per m2 or piece without VAT; not on a paper without prices */
            unitPence?: number;
            vatPercent?: number;
            /** @description without VAT */
            netPence?: number;
            /** @description what the customer noted on the line; left out if nothing */
            note?: string;
            /** @description how the packs are worked out, in sentences; left out if the line is not from a plan */
            working?: string;
        };
        PaperLoad: {
            /** @description of floors and accessories */
            packs: number;
            /** @description m2 of the floors in whole packs */
            areaM2: number;
            /** @description m2 that our fitters lay; 0 or left out for none */
            fittingM2?: number;
            /** @description 0 or left out for none */
            samples?: number;
            weightKg: number;
            pallets: number;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "kind": "invoice",
         *       "id": "o-1"
         *     }
         * @example {
         *       "userId": "u-1001",
         *       "kind": "statement",
         *       "id": "2026-11"
         *     }
         */
        PaperRef: {
            userId: components["schemas"]["UserId"];
            kind: components["schemas"]["PaperKind"];
            /** @description of the order; of a credit note its return; of a statement its month, e.g. 2026-11 */
            id: string;
        };
        PaperReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["Paper"];
        };
        PaperSums: {
            /** @description without VAT */
            goodsPence: number;
            /** @description what a voucher takes off the goods before VAT; 0 or left out without one */
            voucherPence?: number;
            /** @description without VAT */
            deliveryPence: number;
            /** @description once on the whole amount of each rate */
            vat: {
                percent: number;
                netPence: number;
                vatPence: number;
            }[];
            /** @description with VAT */
            totalPence: number;
            paidPence: number;
            duePence: number;
            /** @description on a credit note: the fee without VAT that is taken off */
            restockingPence?: number;
            /** @description on an invoice: with VAT, on its credit notes */
            creditedPence?: number;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "month": "2026-11"
         *     }
         */
        PapersRef: {
            userId: components["schemas"]["UserId"];
            /** @description e.g. 2026-11 */
            month: string;
        };
        Password: string;
        /**
         * @example {
         *       "loginName": "trade@alderline.example",
         *       "password": "Floor!2027",
         *       "repassword": "Floor!2027",
         *       "authCode": "123456",
         *       "brand": "Alderline"
         *     }
         */
        PasswordReset: {
            loginName: components["schemas"]["LoginName"];
            password: components["schemas"]["Password"];
            repassword: components["schemas"]["Password"];
            authCode: string;
            brand: components["schemas"]["BrandName"];
        };
        Pence: number;
        PeopleReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                /** @description may be empty */
                companyName: string;
                /** @description of the token's user */
                companyRole: components["schemas"]["CompanyRole"];
                people: components["schemas"]["Colleague"][];
                /** @description newest first; empty for anyone but an owner */
                invitations: components["schemas"]["OpenInvitation"][];
            };
        };
        PersonName: string;
        /** @enum {string} */
        PersonTitle: "Mrs" | "Mr" | "Ms" | "Miss";
        /** @description may be empty */
        PictureTitle: string;
        PictureUrl: string;
        PicturedFloor: {
            productId: string;
            productNo: string;
            productName: string;
        };
        Place: {
            companyName: string;
            line1: string;
            line2: string;
            town: string;
            /** @description of the United Kingdom, in any spacing and case */
            postCode: string;
        };
        Plan: {
            /** @enum {string} */
            type: "Flat" | "House";
            /** @enum {string} */
            usage: "domestic" | "commercial";
            /** @description how many of this property are built */
            plots: number;
            /** @description of a house, as counted; left out where they have not been counted */
            storeys?: number;
            rooms: components["schemas"]["PlanRoom"][];
            doorways: components["schemas"]["PlanDoorway"][];
            allowances: components["schemas"]["PlanAllowance"][];
            boardCount?: components["schemas"]["PlanBoardCount"];
            /** @description how floors are laid where it isn't the usual way */
            methods: components["schemas"]["PlanMethod"][];
            choices: components["schemas"]["PlanChoice"][];
            quantities: components["schemas"]["PlanQuantity"][];
            fitting: components["schemas"]["PlanFitting"];
        };
        PlanAccessory: {
            productId: string;
            productNo: string;
            productName: string;
            mainImg: components["schemas"]["PictureUrl"];
            specification: string;
            productUnit: string;
            /** @description pence per m2 or piece; absent for visitors */
            productPrice?: number;
            /** @description m2 or pieces in a pack */
            packSize: number;
            /** @description kg a pack */
            packWeight: number;
            /** @description packs on a pallet */
            palletSize: number;
            /** @description packs in stock */
            inventoryBalance: number;
            kind: components["schemas"]["PlanKind"];
            coverage?: components["schemas"]["AccessoryCoverage"];
            /** @description of one piece in mm; only for bars */
            lengthMm?: number;
            /** @description of one piece in mm; only for bars */
            heightMm?: number;
        };
        /** @description percent that is added for cutting, instead of the usual one */
        PlanAllowance: {
            /** @enum {string} */
            kind: "Skirting" | "Scotia" | "Edge profile";
            percent: number;
        };
        /** @description boards are counted by the layout of each room that can be laid out, in place of wastage in percent */
        PlanBoardCount: {
            /** @description of the boards of each room, for those that break */
            sparePercent: number;
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "revision": 1,
         *       "plan": {
         *         "type": "Flat",
         *         "usage": "domestic",
         *         "plots": 1,
         *         "rooms": [],
         *         "doorways": [],
         *         "allowances": [],
         *         "methods": [],
         *         "choices": [],
         *         "quantities": [],
         *         "fitting": {
         *           "isWanted": false,
         *           "checkList": [],
         *           "visitDay": "",
         *           "visitNote": ""
         *         }
         *       }
         *     }
         */
        PlanChange: {
            projectId: components["schemas"]["PlanId"];
            revision: number;
            plan: components["schemas"]["Plan"];
        };
        /** @description what the customer decides about one kind of accessory: for one floor, or where floorId is empty for all */
        PlanChoice: {
            kind: components["schemas"]["PlanKind"];
            floorId: components["schemas"]["PlanProductId"];
            productId: components["schemas"]["PlanProductId"];
            /** @description false leaves it out */
            isWanted: boolean;
        };
        /** @description an opening in a wall, told once: between two rooms of the plan, or from one of them to where leadsTo says */
        PlanDoorway: {
            /** @description the rooms that it joins; their order means nothing */
            roomIds: components["schemas"]["PlanId"][];
            widthMm: components["schemas"]["PlanLength"];
            /**
             * @description outdoors, or a part of the building that the plan lacks; absent where it joins two rooms
             * @enum {string}
             */
            leadsTo?: "outside" | "elsewhere";
            /** @description height of the floor beyond in mm where it is none of the plan; absent where it isn't known */
            beyondMm?: number;
        };
        PlanFacts: {
            floors: components["schemas"]["PlanFloor"][];
            accessories: components["schemas"]["PlanAccessory"][];
            fittings: components["schemas"]["PlanFittingService"][];
            /** @description as in CheckoutStart */
            takesFitting?: components["schemas"]["Switch"];
            /** @description where a page was asked for */
            page?: components["schemas"]["PlanFloorPage"];
        };
        /**
         * @example {
         *       "brand": "Alderline"
         *     }
         */
        PlanFactsQuery: {
            /** @description floors of a plan; those that aren't on sale are left out */
            productIds?: string[];
            /** @description asks for the first of the floors that can be planned with, as qryproductpage lists them for the next three */
            pageSize?: number;
            listType?: components["schemas"]["ListType"];
            search?: components["schemas"]["ListSearch"];
            filters?: components["schemas"]["ListFilters"];
            brand: components["schemas"]["BrandName"];
        };
        PlanFactsReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["PlanFacts"];
        };
        PlanFitting: {
            isWanted: boolean;
            /** @description points of the fitting service's checklist that are ticked, by their place in it */
            checkList: number[];
            /** @description day on which a technician is to come and look; empty for none */
            visitDay: string;
            visitNote: components["schemas"]["PlanText"];
        };
        PlanFittingService: {
            /** @description install method, as the dictionary InstallMethod names it */
            method: string;
            productId: string;
            productNo: string;
            productName: string;
            /** @description pence per m2 laid; absent for visitors */
            productPrice?: number;
        };
        /** @description a floor as planning needs it */
        PlanFloor: {
            productId: string;
            productNo: string;
            productName: string;
            /** @description series name */
            productSeries: string;
            productSurface: string;
            specification: string;
            /** @description species */
            treeType: string;
            /** @description grade */
            productLevel: string;
            /** @description shadow */
            productColor: string;
            finish: string;
            mainImg: components["schemas"]["PictureUrl"];
            productUnit: string;
            /** @description pence per m2; absent for visitors */
            productPrice?: number;
            /** @description m2 in a pack */
            packSize: number;
            /** @description kg a pack */
            packWeight: number;
            /** @description packs on a pallet */
            palletSize: number;
            /** @description packs in stock */
            inventoryBalance: number;
            /** @description patterns in which it can be laid, with the wastage of each, the usual one first */
            layouts: components["schemas"]["LayingWastage"][];
            /** @description the usual one first */
            installMethods: string[];
            /** @description of a full board in mm */
            lengthMm: number;
            /** @description visible width in mm */
            widthMm: number;
            /** @description mm */
            thicknessMm: number;
            /** @description mm; absent for solid boards */
            wearLayerMm?: number;
            /** @description kg per m2 */
            weightKgM2: number;
            /** @description use classes by EN ISO 10874; absent for wood */
            useClass?: string;
            /** @description absent, like each of the next six, where it isn't known */
            fireClass?: string;
            /** @description pendulum test value, wet */
            slipWetPtv?: number;
            /** @description working days until it is here again when out of stock */
            leadTimeDays?: number;
            heating?: components["schemas"]["PlanSuit"];
            bathroom?: components["schemas"]["PlanSuit"];
            stairs?: components["schemas"]["PlanSuit"];
            commercial?: components["schemas"]["PlanSuit"];
            /** @description what fits it, first what we suggest of each kind */
            accessories: components["schemas"]["PlanMatch"][];
        };
        PlanFloorPage: {
            /** @description the floors of the page, in its order */
            productIds: string[];
            /** @description floors that match */
            total: number;
            /** @description nothing has all the words of the search; these have some */
            isNear: boolean;
        };
        PlanId: string;
        /**
         * @example {
         *       "projectName": "Mill Lane 4",
         *       "plan": {
         *         "type": "House",
         *         "usage": "domestic",
         *         "plots": 1,
         *         "rooms": [
         *           {
         *             "id": "r-1",
         *             "name": "Kitchen",
         *             "kind": "Kitchen",
         *             "storey": 0,
         *             "shape": {
         *               "kind": "Rectangle",
         *               "lengthMm": 5200,
         *               "widthMm": 3400
         *             },
         *             "openEdgeMm": 0,
         *             "hasSkirting": true,
         *             "isHeated": false,
         *             "productId": "p-0101",
         *             "layout": "Straight",
         *             "direction": "",
         *             "note": ""
         *           }
         *         ],
         *         "doorways": [
         *           {
         *             "roomIds": [
         *               "r-1"
         *             ],
         *             "widthMm": 926,
         *             "leadsTo": "outside"
         *           }
         *         ],
         *         "allowances": [],
         *         "methods": [],
         *         "choices": [],
         *         "quantities": [],
         *         "fitting": {
         *           "isWanted": false,
         *           "checkList": [],
         *           "visitDay": "",
         *           "visitNote": ""
         *         }
         *       }
         *     }
         */
        PlanInput: {
            projectName?: string;
            projectId?: components["schemas"]["PlanId"];
            plan: components["schemas"]["Plan"];
        };
        /**
         * @description what an accessory is for; a door bar joins floors of the same height, a door sill floors of different height
         * @enum {string}
         */
        PlanKind: "Adhesive" | "Underlay" | "Skirting" | "Scotia" | "Door bar" | "Door sill" | "Edge profile" | "Stair nosing" | "Care";
        /** @description mm */
        PlanLength: number;
        /** @description an accessory that fits a floor */
        PlanMatch: {
            productId: string;
            kind: components["schemas"]["PlanKind"];
            /** @description install methods that can't do without one of this kind; absent where the floor can be laid without */
            methods?: string[];
        };
        PlanMethod: {
            productId: components["schemas"]["PlanId"];
            /** @enum {string} */
            method: "Glue down" | "Floating" | "Secret nailing" | "Click";
        };
        PlanOfProject: {
            projectId: string;
            /** @description its owner */
            userId: string;
            projectName: string;
            /** @enum {string} */
            sts: "Ongoing" | "Finished";
            /** @description 0 while it has no plan */
            revision: number;
            plan: components["schemas"]["Plan"];
        };
        /** @description empty for none */
        PlanProductId: string;
        PlanQuantity: {
            productId: components["schemas"]["PlanId"];
            /** @description packs instead of those worked out; for an accessory alone */
            number: number;
        };
        PlanRectangle: {
            lengthMm: components["schemas"]["PlanLength"];
            widthMm: components["schemas"]["PlanLength"];
            /** @description mm of its edge that are open to the rectangle before it; 0 for the first */
            joinedMm: number;
        };
        PlanReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["PlanOfProject"];
        };
        PlanRevisionReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                projectId: string;
                /** @description what the next change names */
                revision: number;
            };
        };
        PlanRoom: {
            id: components["schemas"]["PlanId"];
            name: string;
            /** @enum {string} */
            kind: "Bedroom" | "Kitchen" | "Living Room" | "Dining Room" | "Bathroom" | "Hallway" | "Office" | "Stairs" | "Other";
            /** @description 0 is the ground floor */
            storey: number;
            shape: components["schemas"]["PlanShape"];
            /** @description mm of its edge without a wall, where the floor ends in an edge profile: a hearth, tiles, a glass front */
            openEdgeMm: number;
            stairs?: components["schemas"]["PlanStairs"];
            /** @description whether new skirting is wanted; where the old one stays, scotia covers the gap */
            hasSkirting: boolean;
            /** @description heating under the floor */
            isHeated: boolean;
            productId: components["schemas"]["PlanProductId"];
            /** @description one of the floor's layouts; empty, or one that the floor lacks, for the usual one */
            layout: string;
            /** @description which way the boards run; empty where it is open */
            direction: string;
            /** @description rows of the floor's own boards or blocks along all walls, which its layout counts; absent without a border */
            borderRows?: number;
            /** @description instead of the layout's */
            wastagePercent?: number;
            /** @description boards that its layout takes, where the plan counts boards; absent until they are counted, which leaves the percentage */
            boards?: number;
            note: components["schemas"]["PlanText"];
        };
        /** @description Rectangle takes lengthMm and widthMm; L the same, with a corner of cutLengthMm by cutWidthMm missing; Rectangles takes parts; Corners takes corners; Area takes areaM2, and perimeterM where it is known. A size of 0 is not measured yet. */
        PlanShape: {
            /** @enum {string} */
            kind: "Rectangle" | "L" | "Rectangles" | "Corners" | "Area";
            lengthMm?: components["schemas"]["PlanLength"];
            widthMm?: components["schemas"]["PlanLength"];
            cutLengthMm?: components["schemas"]["PlanLength"];
            cutWidthMm?: components["schemas"]["PlanLength"];
            parts?: components["schemas"]["PlanRectangle"][];
            corners?: components["schemas"]["RoomCorners"];
            /** @description m2 with two decimals */
            areaM2?: number;
            /** @description m with two decimals; 0 or absent where it isn't known */
            perimeterM?: number;
        };
        PlanStairs: {
            /** @description straight steps */
            straight: number;
            /** @description winding steps */
            winder: number;
            /** @description landings */
            landing: number;
            /** @description width of the flight in mm */
            widthMm: number;
            /** @description depth of a straight step in mm; 0 while it isn't measured */
            goingMm: number;
            /** @description height of a step in mm; 0 while it isn't measured */
            riserMm: number;
        };
        PlanSuit: {
            /** @enum {string} */
            suitability: "suitable" | "with restrictions" | "not suitable";
            /** @description why; empty where there is nothing to say */
            note: string;
        };
        PlanText: string;
        /** @description how many houses of this type */
        Plots: number;
        PriceListReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["ProductPrice"][];
        };
        Product: {
            productId: string;
            productNo: string;
            productName: string;
            /** @description series name */
            productSeries: string;
            productSurface: string;
            /** @description total(wear layer) x width x length in mm */
            specification: string;
            /** @description species; empty where there is none */
            treeType: string;
            /** @description grade */
            productLevel: string;
            /** @description shadow */
            productColor: string;
            finish: string;
            /** @description pence per m2, per piece where the unit is no area; absent for visitors */
            productPrice?: number;
            /** @description Pack/M2, Roll/M2, Piece, Tin ... */
            productUnit: string;
            /** @description m2 in a pack; pieces in a pack where the unit is no area */
            packSize: number;
            /** @description kg a pack */
            packWeight: number;
            /** @description packs on a pallet */
            palletSize: number;
            /** @description packs in stock */
            inventoryBalance: number;
            mainImg: components["schemas"]["PictureUrl"];
            img1: components["schemas"]["PictureUrl"];
            img2: components["schemas"]["PictureUrl"];
            img3: components["schemas"]["PictureUrl"];
            img4: components["schemas"]["PictureUrl"];
            img5: components["schemas"]["PictureUrl"];
            model3d: string;
            revitFile: string;
            archicadFile: string;
            origin: string;
            /** @description boards or pieces in a pack */
            quantity: number;
        };
        /** @description what the filters of a list offer */
        ProductCounts: {
            /** @description the part of the filters that can match something: values that the dictionary or a product has, and ranges whose ends are sizes of products */
            filters: string;
            facets: components["schemas"]["FilterOptions"][];
            /** @description smallest first */
            sizes: components["schemas"]["FilterSizes"][];
            /** @description filters to take away, if no product matches all of them */
            waysOut: components["schemas"]["WayOut"][];
            series: components["schemas"]["ListedSeries"][];
        };
        ProductFile: {
            /**
             * @description model3d is a glTF binary, revitFile and archicadFile open in those programs, textures is a zip of seamless maps for visualisers, dataSheet a PDF
             * @enum {string}
             */
            kind: "model3d" | "revitFile" | "archicadFile" | "textures" | "dataSheet";
            /**
             * @description what /api/download takes
             * @example al-h101.glb
             */
            fileName: string;
            /** @description size in bytes; absent when it is not known */
            bytes?: number;
        };
        ProductFilesReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["ProductFile"][];
        };
        /**
         * @example {
         *       "productId": "p-0101",
         *       "brand": "Alderline"
         *     }
         */
        ProductId: {
            productId: string;
            brand: components["schemas"]["BrandName"];
        };
        ProductListReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["Product"][];
        };
        ProductPage: {
            products: components["schemas"]["Product"][];
            /** @description of the floors among them */
            facts: components["schemas"]["FloorFacts"][];
            /** @description products that the filters leave */
            total: number;
            /** @description cursor of the next page; absent on the last */
            next?: string;
            /** @description nothing has all the words of the search; these have some */
            isNear: boolean;
            /** @description the order in use */
            sort: string;
            counts?: components["schemas"]["ProductCounts"];
        };
        /**
         * @example {
         *       "listType": "",
         *       "search": "grey oak",
         *       "filters": "grade=Prime+(AB)",
         *       "sort": "name",
         *       "pageSize": 60,
         *       "brand": "Alderline"
         *     }
         */
        ProductPageQuery: {
            listType?: components["schemas"]["ListType"];
            search?: components["schemas"]["ListSearch"];
            filters?: components["schemas"]["ListFilters"];
            /** @description as in the address of the list, e.g. price-desc; without it by name, or best match first for a search */
            sort?: string;
            /** @description productId of a product; the reply then lists up to four like it, best first and without counts: the same look in other series, then the same series and size, then the same series; none if it isn't on sale */
            relatedTo?: string;
            /** @description the reply then lists those of these products that are on sale and no service, in this order and without counts, whatever else is asked */
            productIds?: string[];
            /** @description product numbers as people type them: letters and digits count, in either case. The reply then lists the products that have them, and for a number that none has up to three whose numbers come nearest, each once and without counts */
            productNos?: string[];
            /** @description next of the page before; a number alone skips that many products, e.g. 600 */
            cursor?: string;
            pageSize: number;
            brand: components["schemas"]["BrandName"];
        };
        ProductPageReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["ProductPage"];
        };
        ProductPrice: {
            productId: string;
            /** @description pence per m2, per piece where the unit is no area */
            productPrice: number;
        };
        /**
         * @example {
         *       "productType": "Timber",
         *       "series": "Herringbone",
         *       "brand": "Alderline"
         *     }
         */
        ProductQuery: {
            /** @enum {string} */
            productType: "Timber" | "SPC Vinyl";
            /** @description series name or series type; null or empty for all floors of the product type */
            series?: string | null;
            brand: components["schemas"]["BrandName"];
        };
        ProductReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["Product"];
        };
        ProductSpec: {
            productId: string;
            productNo: string;
            /** @description European standard that the boards are made to, e.g. EN 13489 */
            productStandard: string;
            thickness: components["schemas"]["ToleratedSize"];
            wearLayer?: components["schemas"]["ToleratedSize"];
            /** @description from the top down */
            layers: components["schemas"]["FloorLayer"][];
            faceWidths: components["schemas"]["FaceWidth"][];
            /** @description mm either way */
            widthToleranceMm: number;
            /** @description longest first */
            faceLengths: components["schemas"]["FaceLength"][];
            /** @description width of the bevel in mm */
            bevelMm: number;
            edge: string;
            joint: string;
            /** @description kg per m2 */
            weightKgM2: number;
            /** @description moisture content at delivery in percent; absent for vinyl */
            moistureMinPercent?: number;
            /** @description moisture content at delivery in percent; absent for vinyl */
            moistureMaxPercent?: number;
            /** @description Janka hardness of the wear layer in pounds-force; absent for vinyl */
            jankaLbf?: number;
            /** @description Janka hardness of the wear layer in newtons; absent for vinyl */
            jankaN?: number;
            fireClass: components["schemas"]["FireClass"];
            /** @description what the fire class rests on */
            fireBasis: string;
            /** @description pendulum test value, dry (BS 7976, slider 96) */
            slipDryPtv: number;
            slipWetPtv: components["schemas"]["WetPtv"];
            impactSound: components["schemas"]["ImpactSound"][];
            /** @description thermal resistance of the boards in m2 K/W without underlay */
            thermalResistanceM2KW: number;
            underfloorHeating: components["schemas"]["UnderfloorHeating"];
            useClass?: components["schemas"]["UseClass"];
            /** @description emission class of indoor air, A+ is the lowest emission */
            vocClass: string;
            /** @description what may be claimed of the timber and how the claim is proved */
            certification: string;
            /** @description as the dictionary InstallMethod names them, the usual one first */
            installMethods: string[];
            wastage: components["schemas"]["LayingWastage"][];
            /** @description working days until the floor is here again when out of stock */
            leadTimeDays: number;
            /** @description what fits this floor */
            accessories: components["schemas"]["MatchingAccessory"][];
        };
        ProductSpecReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["ProductSpec"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "title": "Mr",
         *       "firstName": "Tom",
         *       "lastName": "Halloran"
         *     }
         */
        ProfileChange: {
            userId: components["schemas"]["UserId"];
            title: components["schemas"]["PersonTitle"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
        };
        Project: {
            projectId: string;
            userId: string;
            projectName: string;
            /** @enum {string} */
            sts: "Ongoing" | "Finished";
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "projectName": "Mill Lane 4, upper floor"
         *     }
         */
        ProjectChange: {
            projectId: string;
            projectName?: string;
            /** @enum {string} */
            sts?: "Ongoing" | "Finished";
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "projectName": "Mill Lane 4 (copy)"
         *     }
         */
        ProjectCopy: {
            projectId: string;
            projectName: string;
        };
        ProjectDetail: {
            projectId: string;
            /** @description its owner */
            userId: string;
            projectName: string;
            /** @enum {string} */
            sts: "Ongoing" | "Finished";
            roomList: {
                roomId: string;
                roomName: string;
                /** @description net m2 of the room as the project's plan measures it, two decimals; left out where nobody has measured it */
                areaM2?: number;
            }[];
        };
        ProjectDetailReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["ProjectDetail"];
        };
        ProjectIdReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                projectId: string;
            };
        };
        /**
         * @example {
         *       "projectName": "Mill Lane 4",
         *       "brand": "Alderline",
         *       "userId": "u-1001"
         *     }
         */
        ProjectInput: {
            projectName: string;
            brand: components["schemas"]["BrandName"];
            userId: components["schemas"]["UserId"];
        };
        ProjectListReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["Project"][];
        };
        ProjectPicture: {
            pictureId: string;
            /** @description may be empty */
            title: string;
            /** @description pixels when it is large */
            width: number;
            /** @description pixels when it is large */
            height: number;
            /** @description from left to right */
            floors: components["schemas"]["PicturedFloor"][];
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "pictureId": "i-5f0c1c1e-7c1b-4a53-9d0e-6a2c8c9f4b11",
         *       "title": "Kitchen"
         *     }
         */
        ProjectPictureChange: {
            projectId: string;
            pictureId: string;
            title: components["schemas"]["PictureTitle"];
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "pictureId": "i-5f0c1c1e-7c1b-4a53-9d0e-6a2c8c9f4b11",
         *       "size": "small"
         *     }
         */
        ProjectPictureDownload: {
            projectId: string;
            pictureId: string;
            /** @enum {string} */
            size: "small" | "large";
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "pictureId": "i-5f0c1c1e-7c1b-4a53-9d0e-6a2c8c9f4b11",
         *       "productIds": [
         *         "p-0303"
         *       ],
         *       "title": "Kitchen"
         *     }
         */
        ProjectPictureInput: {
            projectId: string;
            /** @description of uploadexamplepicture */
            pictureId: string;
            /** @description the floors that it shows, from left to right, each once */
            productIds: string[];
            title?: components["schemas"]["PictureTitle"];
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "pictureId": "i-5f0c1c1e-7c1b-4a53-9d0e-6a2c8c9f4b11"
         *     }
         */
        ProjectPictureRef: {
            projectId: string;
            pictureId: string;
        };
        ProjectPicturesReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["ProjectPicture"][];
        };
        ProjectProduct: {
            lineId: string;
            /** @description empty while the product is in no room */
            roomId: string;
            productId: string;
            productNo: string;
            productName: string;
            productSeries: string;
            productSurface: string;
            specification: string;
            mainImg: components["schemas"]["PictureUrl"];
            /** @description pence per m2 or piece, as of now */
            productPrice: number;
            productUnit: string;
            /** @description packs */
            number: number;
            /** @description m2 (pieces where the unit is no area) */
            amount: number;
            packSize: number;
            packWeight: number;
            /** @description packs in stock; 0 for a product that is no longer sold */
            inventoryBalance: number;
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "lineId": "q-1",
         *       "number": 14
         *     }
         */
        ProjectProductChange: {
            projectId: string;
            lineId: string;
            number?: components["schemas"]["Packs"];
            /** @description the room to move it to; empty for none */
            roomId?: string;
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "productId": "p-0101",
         *       "productNo": "AL-M101",
         *       "mainImg": "/media/al-m101-top-3fa9c10b.800.webp",
         *       "productPrice": 4590,
         *       "number": 12,
         *       "amount": 26.04,
         *       "packSize": 2.17,
         *       "packWeight": 19.4,
         *       "productInfo": "{}"
         *     }
         */
        ProjectProductInput: {
            projectId: string;
            productId: string;
            productNo: string;
            mainImg?: components["schemas"]["PictureUrl"];
            productPrice: components["schemas"]["Pence"];
            number: components["schemas"]["Packs"];
            amount: components["schemas"]["Quantity"];
            packSize: components["schemas"]["Quantity"];
            packWeight: components["schemas"]["Quantity"];
            productInfo?: string;
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "lineId": "q-1"
         *     }
         */
        ProjectProductRef: {
            projectId: string;
            lineId: string;
        };
        ProjectProductsReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["ProjectProduct"][];
        };
        /**
         * @example {
         *       "projectId": "j-1"
         *     }
         */
        ProjectRef: {
            projectId: string;
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "roomId": "r-1",
         *       "roomName": "Snug"
         *     }
         */
        ProjectRoomChange: {
            projectId: string;
            roomId: string;
            roomName: string;
        };
        ProjectRoomIdsReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                roomId: string;
            }[];
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "roomId": "r-1"
         *     }
         */
        ProjectRoomRef: {
            projectId: string;
            roomId: string;
        };
        /**
         * @example {
         *       "projectId": "j-1",
         *       "roomList": [
         *         "Kitchen",
         *         "Hallway"
         *       ]
         *     }
         */
        ProjectRoomsInput: {
            projectId: string;
            roomList: string[];
        };
        ProjectSummary: {
            projectId: string;
            projectName: string;
            /** @enum {string} */
            sts: "Ongoing" | "Finished";
            roomNum: number;
            /** @description different floors; accessories are none */
            floorNum: number;
            /** @description m2 of the floors in whole packs */
            amount: number;
            /** @description pence without VAT, all products */
            cost: number;
            /** @description of the first products */
            pictures: components["schemas"]["PictureUrl"][];
            /** @description how many days a deleted project can still be restored; absent for others */
            daysLeft?: number;
        };
        ProjectSummaryReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["ProjectSummary"][];
        };
        Quantity: number;
        Quotation: {
            quotationId: string;
            quotationNo: string;
            /** @description 1 until our staff have answered, then one more for each answer */
            revision: number;
            /** @description one more for whatever changes it but a message */
            version: number;
            title: string;
            clientName: string;
            siteAddress: string;
            postCode: string;
            houseType: string;
            plots: number;
            packing: components["schemas"]["Packing"];
            sts: components["schemas"]["QuotationState"];
            /** @description of the project that it was made from, while that is there; empty otherwise */
            projectId: string;
            projectName: string;
            /** @description empty until it is ordered, and again when that order is cancelled */
            orderId: string;
            /** @description empty until it is ordered */
            orderNo: string;
            /** @description milliseconds since 1970 */
            madeAt: number;
            /** @description the colleague's name */
            madeBy: string;
            /** @description the customer's company */
            companyName: string;
            /** @description the last day on which it can be accepted and ordered */
            validUntil: components["schemas"]["Day"];
            /** @description until its last day; 0 on that day and after it */
            daysLeft: number;
            /** @description why it was declined; may be empty */
            reason: string;
            /** @description who accepted it; empty until then */
            signedBy: string;
            /** @description without VAT */
            goodsPence: number;
            /** @description 0 while there is no postcode, or none that we deliver to; then the delivery is not in the total */
            isDeliveryKnown: components["schemas"]["Switch"];
            /** @description without VAT */
            deliveryPence: number;
            /** @description the rate of its VAT, of the day of its last change or answer */
            vatPercent: number;
            /** @description once on goods and delivery */
            vatPence: number;
            /** @description with VAT */
            totalPence: number;
            weightKg: number;
            pallets: number;
            /** @description m2 of the floors in whole packs */
            areaM2: number;
            lines: components["schemas"]["QuotationLine"][];
            /** @description what has changed since it was quoted, by line: price, stock, no longer sold; empty once it is ordered */
            changes: components["schemas"]["QuotationLineNews"][];
            /** @description oldest first; empty until our staff have answered */
            revisions: components["schemas"]["QuotationRevision"][];
            /** @description oldest first */
            messages: components["schemas"]["QuotationMessage"][];
            mayChange: components["schemas"]["Switch"];
            mayRequest: components["schemas"]["Switch"];
            mayAccept: components["schemas"]["Switch"];
            mayDecline: components["schemas"]["Switch"];
            mayOrder: components["schemas"]["Switch"];
            mayDelete: components["schemas"]["Switch"];
            /** @description left out where nothing is arranged */
            fitting?: components["schemas"]["FittingTerms"];
            /** @description where the state would allow accepting or ordering, for somebody who can't order for their company: why not, and whom to ask; missing otherwise */
            refusal?: string;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "quotationId": "n-1",
         *       "version": 2,
         *       "signedBy": "Tom Halloran"
         *     }
         */
        QuotationAcceptance: {
            userId: components["schemas"]["UserId"];
            quotationId: components["schemas"]["QuotationId"];
            version: components["schemas"]["QuotationVersion"];
            /** @description who accepts it: the name of the customer or of their client */
            signedBy: string;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "quotationId": "n-1",
         *       "version": 1,
         *       "plots": 12,
         *       "houseType": "type B"
         *     }
         */
        QuotationChange: {
            userId: components["schemas"]["UserId"];
            quotationId: components["schemas"]["QuotationId"];
            version: components["schemas"]["QuotationVersion"];
            title?: components["schemas"]["QuotationTitle"];
            clientName?: components["schemas"]["QuotationClient"];
            siteAddress?: components["schemas"]["QuotationSite"];
            postCode?: components["schemas"]["QuotationPostCode"];
            houseType?: components["schemas"]["HouseType"];
            plots?: components["schemas"]["Plots"];
            /** @description if no lines are sent, the packs are counted again from what one plot needs */
            packing?: components["schemas"]["Packing"];
            lines?: components["schemas"]["QuotationLineInput"][];
        };
        /** @description who the customer quotes for; may be empty */
        QuotationClient: string;
        /**
         * @example {
         *       "userId": "u-1001",
         *       "quotationId": "n-1",
         *       "title": "Mill Lane",
         *       "houseType": "type C",
         *       "plots": 8
         *     }
         */
        QuotationCopy: {
            userId: components["schemas"]["UserId"];
            quotationId: components["schemas"]["QuotationId"];
            title?: components["schemas"]["QuotationTitle"];
            houseType?: components["schemas"]["HouseType"];
            plots?: components["schemas"]["Plots"];
        };
        QuotationCopyReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                quotationId: string;
                quotationNo: string;
                /** @description what differs from the one that was copied */
                changes: components["schemas"]["QuotationLineNews"][];
            };
        };
        /** @description how many quotations the same search finds in any state and in each, whatever state is asked for; left out by a backend that doesn't count them */
        QuotationCounts: {
            all: components["schemas"]["Count"];
            draft: components["schemas"]["Count"];
            requested: components["schemas"]["Count"];
            answered: components["schemas"]["Count"];
            accepted: components["schemas"]["Count"];
            ordered: components["schemas"]["Count"];
            declined: components["schemas"]["Count"];
            expired: components["schemas"]["Count"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "quotationId": "n-1",
         *       "version": 2,
         *       "reason": "The client has stopped the job."
         *     }
         */
        QuotationDecline: {
            userId: components["schemas"]["UserId"];
            quotationId: components["schemas"]["QuotationId"];
            version: components["schemas"]["QuotationVersion"];
            reason: string;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "quotationId": "n-1",
         *       "copy": "own",
         *       "format": "pdf"
         *     }
         */
        QuotationDownload: {
            userId: components["schemas"]["UserId"];
            quotationId: components["schemas"]["QuotationId"];
            copy: components["schemas"]["PaperCopy"];
            margin?: components["schemas"]["Margin"];
            /** @description 1 unless it is sent; on a client's copy alone */
            hasPrices?: components["schemas"]["Switch"];
            /** @description 1 unless it is sent: with the outlines of rooms */
            hasDrawings?: components["schemas"]["Switch"];
            /** @description 1 unless it is sent: with a clause for each floor that lies in a room */
            hasSpecification?: components["schemas"]["Switch"];
            /** @description 0 unless it is sent: with the pictures kept with its project; on a client's copy alone */
            hasPictures?: components["schemas"]["Switch"];
            /** @enum {string} */
            format: "pdf" | "csv" | "zip";
        };
        QuotationFile: {
            fileId: string;
            fileName: string;
            /** @enum {string} */
            kind: "pdf" | "picture";
            bytes: number;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "quotationId": "n-1",
         *       "fileId": "i-1"
         *     }
         */
        QuotationFileRef: {
            userId: components["schemas"]["UserId"];
            quotationId: components["schemas"]["QuotationId"];
            fileId: string;
        };
        QuotationId: string;
        QuotationIdReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                quotationId: string;
                quotationNo: string;
            };
        };
        /** @description accepted quotations that are ordered together */
        QuotationIds: components["schemas"]["QuotationId"][];
        /**
         * @example {
         *       "userId": "u-1001",
         *       "source": "basket",
         *       "title": "Mill Lane 4"
         *     }
         * @example {
         *       "userId": "u-1001",
         *       "source": "lines",
         *       "title": "Mill Lane 4",
         *       "clientName": "Ada Moss",
         *       "siteAddress": "4 Mill Lane, Ipswich",
         *       "postCode": "IP4 9ZZ",
         *       "houseType": "type B",
         *       "plots": 12,
         *       "projectId": "j-1",
         *       "lines": [
         *         {
         *           "productNo": "AL-M101",
         *           "number": 12,
         *           "note": "",
         *           "rooms": [
         *             {
         *               "roomName": "Kitchen",
         *               "storey": "Ground floor",
         *               "areaM2": 18.4,
         *               "number": 12,
         *               "pattern": "Straight",
         *               "direction": "to the window",
         *               "note": ""
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        QuotationInput: {
            userId: components["schemas"]["UserId"];
            /** @enum {string} */
            source: "basket" | "project" | "lines";
            title: components["schemas"]["QuotationTitle"];
            clientName?: components["schemas"]["QuotationClient"];
            siteAddress?: components["schemas"]["QuotationSite"];
            postCode?: components["schemas"]["QuotationPostCode"];
            houseType?: components["schemas"]["HouseType"];
            /** @description 1 where left out */
            plots?: components["schemas"]["Plots"];
            packing?: components["schemas"]["Packing"];
            /** @description the project that it belongs to; with source project, whose products are quoted */
            projectId?: string;
            /** @description with source lines */
            lines?: components["schemas"]["QuotationLineInput"][];
            /** @description left out where nothing is arranged */
            fitting?: components["schemas"]["FittingTerms"];
        };
        QuotationLine: {
            lineId: string;
            productId: string;
            productNo: string;
            productName: string;
            mainImg: components["schemas"]["PictureUrl"];
            productUnit: string;
            productSeries: string;
            productSurface: string;
            specification: string;
            /** @description 0 for accessories and fitting */
            isFloor: components["schemas"]["Switch"];
            /** @description packs for one plot; with packing together, for all plots */
            number: number;
            /** @description packs for all plots */
            totalNumber: number;
            /** @description m2 (pieces where the unit is no area) for all plots */
            amount: number;
            packSize: number;
            /** @description kg */
            packWeight: number;
            /** @description packs on a pallet */
            palletSize: number;
            /** @description pence per m2 or piece without VAT, as quoted */
            productPrice: number;
            /** @description without VAT, for all plots */
            linePence: number;
            /** @description our price when it was quoted; the quoted one may be lower */
            catalogPrice: number;
            /** @description our price today; 0 for a product that is no longer sold */
            todayPrice: number;
            /** @description packs in stock today; 0 for a product that is no longer sold */
            inventoryBalance: number;
            note: string;
            /** @description left out if no plan has worked it out */
            need?: components["schemas"]["QuotationNeed"];
            rooms: components["schemas"]["QuotationRoom"][];
        };
        QuotationLineInput: {
            productNo: string;
            /** @description packs for one plot; with packing together, for all plots */
            number: components["schemas"]["Packs"];
            note?: string;
            /** @description left out if no plan has worked it out */
            need?: components["schemas"]["QuotationNeed"];
            rooms?: components["schemas"]["QuotationRoom"][];
        };
        QuotationLineNews: {
            /** @description of the quotation's line; empty for one that is no longer there */
            lineId: string;
            productName: string;
            /** @description a sentence for the customer, e.g. The price has gone up from £42.00 to £45.00. */
            text: string;
        };
        QuotationMessage: {
            messageId: string;
            /** @description milliseconds since 1970 */
            at: number;
            /** @description the colleague's name, or ours */
            by: string;
            isStaff: components["schemas"]["Switch"];
            text: string;
            files: components["schemas"]["QuotationFile"][];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "quotationId": "n-1",
         *       "text": "The drawing is attached.",
         *       "fileIds": []
         *     }
         */
        QuotationMessageInput: {
            userId: components["schemas"]["UserId"];
            quotationId: components["schemas"]["QuotationId"];
            text: string;
            /** @description of uploadquotationfile */
            fileIds: string[];
        };
        QuotationMessageReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                messageId: string;
            };
        };
        /** @description the amount that one plot needs, as its plan has worked it out, before it is rounded up to packs */
        QuotationNeed: {
            /** @description with wastage or cutting, two decimals */
            amount: number;
            /** @enum {string} */
            unit: "m2" | "m" | "kg" | "l" | "piece";
            /** @description what one pack holds of it */
            pack: number;
        };
        QuotationPaper: {
            quotationId: string;
            copy: components["schemas"]["PaperCopy"];
            /** @description e.g. Quotation */
            title: string;
            /** @description e.g. Q-000012; from the second revision on with it */
            paperNo: string;
            /** @description of its PDF: letters, digits, hyphens and a point */
            fileName: string;
            /** @description what must not be missed, e.g. This quotation has expired; may be empty */
            notice: string;
            /** @description who quotes: we, or the company on its client's copy */
            sender: {
                name: string;
                address: string[];
                facts: components["schemas"]["PaperFact"][];
                /** @description on a client's copy, if the company has one */
                logo?: components["schemas"]["CompanyLogo"];
            };
            /** @description who it is for, line by line; may be empty */
            client: string[];
            /** @description where the floors go, line by line; may be empty */
            site: string[];
            facts: components["schemas"]["PaperFact"][];
            /** @description for all plots; without prices and sums on a paper without prices */
            lines: components["schemas"]["PaperLine"][];
            /** @description not on a paper without prices */
            sums?: components["schemas"]["QuotationPaperSums"];
            load: components["schemas"]["PaperLoad"];
            /** @description houses of this type */
            plots: number;
            packing: components["schemas"]["Packing"];
            /** @description the room schedule, by storey; empty where no rooms were named */
            rooms: components["schemas"]["QuotationPaperRoom"][];
            /** @description of the pictures, which downloadprojectpicture reads; left out where there are none */
            projectId?: string;
            /** @description on a client's copy for which they are asked; left out where there are none */
            pictures?: components["schemas"]["ProjectPicture"][];
            /** @description one for each floor that lies in a room and whose technical facts are known; left out where there is none */
            specification?: components["schemas"]["PaperClause"][];
            terms: string[];
            /** @description what is signed by hand */
            signatures: string[];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "quotationId": "n-1",
         *       "copy": "own"
         *     }
         * @example {
         *       "userId": "u-1001",
         *       "quotationId": "n-1",
         *       "copy": "client",
         *       "margin": 1250,
         *       "hasPrices": 1
         *     }
         */
        QuotationPaperRef: {
            userId: components["schemas"]["UserId"];
            quotationId: components["schemas"]["QuotationId"];
            copy: components["schemas"]["PaperCopy"];
            margin?: components["schemas"]["Margin"];
            /** @description 1 unless it is sent; on a client's copy alone */
            hasPrices?: components["schemas"]["Switch"];
            /** @description 1 unless it is sent: with the outlines of rooms */
            hasDrawings?: components["schemas"]["Switch"];
            /** @description 1 unless it is sent: with a clause for each floor that lies in a room */
            hasSpecification?: components["schemas"]["Switch"];
            /** @description 0 unless it is sent: with the pictures kept with its project; on a client's copy alone */
            hasPictures?: components["schemas"]["Switch"];
        };
        QuotationPaperReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["QuotationPaper"];
        };
        /** @description a floor in a room; of one plot */
        QuotationPaperRoom: {
            /** @description may be empty */
            storey: string;
            room: string;
            productNo: string;
            productName: string;
            /** @description its surface; may be empty */
            finish: string;
            picture: components["schemas"]["PictureUrl"];
            /** @description net m2; 0 where it is not laid by area */
            areaM2: number;
            /** @description as in QuotationRoom */
            wastagePercent?: number;
            /** @description as in QuotationRoom */
            neededM2?: number;
            /** @description this room's share of the packs of one plot, or of all plots with packing together; 0 if earlier rooms leave enough over */
            packs: number;
            /** @description may be empty */
            pattern: string;
            /** @description may be empty */
            direction: string;
            /** @description dimensions and what was noted; may be empty */
            details: string;
            /** @description what is drawn of it; left out where nothing is */
            outline?: components["schemas"]["RoomOutline"];
        };
        /** @description whole pence; goods and delivery and VAT come to the total */
        QuotationPaperSums: {
            /** @description without VAT */
            goodsPence: number;
            /** @description without VAT; 0 while isDeliveryKnown is 0 */
            deliveryPence: number;
            isDeliveryKnown?: components["schemas"]["Switch"];
            vat: {
                percent: number;
                netPence: number;
                vatPence: number;
            }[];
            /** @description with VAT */
            totalPence: number;
        };
        /** @description of the site, in any spacing and case; while it is empty the delivery is not in the total */
        QuotationPostCode: string;
        /**
         * @example {
         *       "userId": "u-1001",
         *       "quotationId": "n-1"
         *     }
         */
        QuotationRef: {
            userId: components["schemas"]["UserId"];
            quotationId: components["schemas"]["QuotationId"];
        };
        QuotationReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["Quotation"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "quotationId": "n-1",
         *       "version": 1,
         *       "message": "We start in May. Please look at the price of the oak."
         *     }
         */
        QuotationRequest: {
            userId: components["schemas"]["UserId"];
            quotationId: components["schemas"]["QuotationId"];
            version: components["schemas"]["QuotationVersion"];
            message: components["schemas"]["QuotationText"];
        };
        QuotationRevision: {
            revision: number;
            /** @description milliseconds since 1970 */
            at: number;
            /** @description what our staff wrote with it; may be empty */
            message: string;
            /** @description what it changed against the one before */
            changes: components["schemas"]["QuotationLineNews"][];
            /** @description with VAT */
            totalPence: number;
        };
        /** @description what a room of one plot takes of a line */
        QuotationRoom: {
            roomName: string;
            /** @description e.g. Ground floor */
            storey: string;
            /** @description net m2, two decimals; 0 where the product is not laid by area */
            areaM2: number;
            /** @description percent added for cutting; left out without a plan */
            wastagePercent?: number;
            /** @description m2 with wastage, two decimals; left out without a plan */
            neededM2?: number;
            /** @description this room's share of the line's packs; 0 if earlier rooms leave enough over */
            number: number;
            /** @description e.g. Herringbone */
            pattern: string;
            direction: string;
            note: string;
            /** @description what its drawing is made of; left out without a plan, and for rooms whose plan has no outline */
            outline?: components["schemas"]["RoomOutline"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "pageNo": 1,
         *       "pageSize": 20
         *     }
         */
        QuotationSearch: {
            userId: components["schemas"]["UserId"];
            pageNo: number;
            pageSize: number;
            sts?: components["schemas"]["QuotationState"];
            /** @description 1: only those that can be accepted or ordered and end within 5 days */
            endsSoon?: components["schemas"]["Switch"];
            /** @description only those of one project */
            projectId?: string;
            /** @description part of its number or its order's, title, client, house type, site, post code or products, read as the search of qryorders is */
            search?: string;
        };
        /** @description the site's address as it is printed, without its postcode; may be empty */
        QuotationSite: string;
        /** @enum {string} */
        QuotationState: "draft" | "requested" | "answered" | "accepted" | "ordered" | "declined" | "expired";
        QuotationSummary: {
            quotationId: string;
            quotationNo: string;
            /** @description 1 until our staff have answered, then one more for each answer */
            revision: number;
            title: string;
            clientName: string;
            houseType: string;
            plots: number;
            sts: components["schemas"]["QuotationState"];
            /** @description of the project that it was made from, while that is there; empty otherwise */
            projectId: string;
            /** @description empty until it is ordered, and again when that order is cancelled */
            orderId: string;
            /** @description empty until it is ordered */
            orderNo: string;
            /** @description milliseconds since 1970 */
            madeAt: number;
            /** @description the colleague's name */
            madeBy: string;
            /** @description milliseconds since 1970 */
            changedAt: number;
            /** @description the last day on which it can be accepted and ordered */
            validUntil: components["schemas"]["Day"];
            /** @description until its last day; 0 on that day and after it */
            daysLeft: number;
            /** @description with VAT */
            totalPence: number;
            lineCount: number;
            /** @description 1 once our staff have answered */
            hasAnswer: components["schemas"]["Switch"];
        };
        QuotationText: string;
        /** @description e.g. Mill Lane 4 */
        QuotationTitle: string;
        /** @description the version that the caller has read */
        QuotationVersion: number;
        QuotationVersionReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                version: number;
            };
        };
        QuotationsReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["QuotationSummary"][];
            /** @description quotations on all pages */
            total: number;
            counts?: components["schemas"]["QuotationCounts"];
        };
        /**
         * @example {
         *       "loginName": "new@studio.example",
         *       "password": "Floor!2026",
         *       "repassword": "Floor!2026",
         *       "firstName": "Ada",
         *       "lastName": "Moss",
         *       "title": "Ms",
         *       "userType": "architect",
         *       "companyName": "Moss Studio",
         *       "companyAddr": "1 Mill Lane",
         *       "projectAddr": "www.studio.example",
         *       "postCode": "CM1 1AA",
         *       "companyPhone": "01245 000000",
         *       "taxNo": "01234567",
         *       "brand": "Alderline",
         *       "email": "new@studio.example",
         *       "phoneNumber": "new@studio.example"
         *     }
         */
        Registration: {
            loginName: components["schemas"]["LoginName"];
            password: components["schemas"]["Password"];
            repassword: components["schemas"]["Password"];
            firstName: string;
            lastName: string;
            /** @enum {string} */
            title?: "Mrs" | "Mr" | "Ms" | "Miss";
            /** @enum {string} */
            userType: "architect" | "contractor" | "developer" | "others";
            companyName?: string;
            companyAddr?: string;
            /** @description labelled Company Website */
            projectAddr?: string;
            postCode: string;
            companyPhone?: string;
            /** @description labelled Company Registration Number */
            taxNo?: string;
            brand: components["schemas"]["BrandName"];
            email: components["schemas"]["LoginName"];
            /** @description filled from loginName */
            phoneNumber: string;
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "orderId": "o-1",
         *       "kind": "return",
         *       "reason": "The room got smaller",
         *       "lines": [
         *         {
         *           "lineId": "p-1",
         *           "number": 2
         *         }
         *       ],
         *       "pictureIds": []
         *     }
         */
        ReturnInput: {
            userId: components["schemas"]["UserId"];
            orderId: string;
            kind: components["schemas"]["ReturnKind"];
            /** @description why they come back, or what is wrong */
            reason: string;
            lines: {
                lineId: string;
                number: components["schemas"]["Packs"];
            }[];
            /** @description of a defect: at least one; empty for a return */
            pictureIds: string[];
        };
        /**
         * @description unopened packs that come back, or packs with a defect
         * @enum {string}
         */
        ReturnKind: "return" | "defect";
        ReturnReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                returnId: string;
                returnNo: string;
            };
        };
        /** @enum {string} */
        ReturnState: "requested" | "agreed" | "declined" | "received";
        /** @description rows of boards or blocks along all walls */
        RoomBorder: {
            rows: number;
            /** @description of each row */
            widthMm: number;
            /** @description between a wall and the first row */
            gapMm: number;
        };
        /** @description a room's corners in mm from its left and its lower wall, anticlockwise; its walls don't cross */
        RoomCorners: {
            x: number;
            y: number;
        }[];
        /** @description a measured rectangle in mm, an L, which lacks a corner of cutLengthMm by cutWidthMm, or a room by its corners with its length and width over all */
        RoomOutline: {
            lengthMm: number;
            widthMm: number;
            /** @description left out for a rectangle */
            cutLengthMm?: number;
            /** @description left out for a rectangle */
            cutWidthMm?: number;
            /** @description left out for a rectangle and an L */
            corners?: components["schemas"]["RoomCorners"];
            /** @description left out without a border */
            border?: components["schemas"]["RoomBorder"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "carId": "b-1",
         *       "productPrice": 4590
         *     }
         */
        SavedLineRestore: {
            userId: components["schemas"]["UserId"];
            carId: string;
            /** @description the price that the customer saw */
            productPrice: components["schemas"]["Pence"];
        };
        /**
         * @example {
         *       "userId": "u-1001"
         *     }
         * @example {
         *       "userId": "u-1001",
         *       "sessionId": "s-1"
         *     }
         */
        SessionsRef: {
            userId: components["schemas"]["UserId"];
            /** @description all but the session of this call without it */
            sessionId?: string;
        };
        SessionsReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["OpenSession"][];
        };
        SettingsReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                title: string;
                firstName: string;
                lastName: string;
                /** @description the email */
                loginName: string;
                /** @description may be empty */
                custNo: string;
                /** @description may be empty */
                companyName: string;
                companyRole?: components["schemas"]["CompanyRole"];
                /** @description whether mails about each topic come */
                mails: {
                    progress: components["schemas"]["Switch"];
                    payments: components["schemas"]["Switch"];
                    projects: components["schemas"]["Switch"];
                };
            };
        };
        SharedBasket: {
            /** @description first name of the customer who shares it */
            sharedBy: string;
            /** @description milliseconds since 1970 */
            endsAt: number;
            /** @description lines whose products are no longer on sale */
            goneCount: number;
            lines: components["schemas"]["SharedBasketLine"][];
        };
        SharedBasketLine: {
            /** @description packs */
            number: number;
            product: components["schemas"]["Product"];
        };
        SharedBasketReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["SharedBasket"];
        };
        /**
         * @example {
         *       "userId": "u-1001",
         *       "brand": "Alderline",
         *       "title": "Barn conversion",
         *       "town": "Lavenham",
         *       "content": "Boards 260 mm wide lie where the threshing doors were glazed.",
         *       "productNos": [
         *         "AL-M112"
         *       ],
         *       "pictureIds": [
         *         "i-5f0c1c1e-7c1b-4a53-9d0e-6a2c8c9f4b11"
         *       ],
         *       "consent": true
         *     }
         */
        SharedProjectInput: {
            userId: components["schemas"]["UserId"];
            brand: components["schemas"]["BrandName"];
            title: string;
            town: string;
            /** @description what was laid and why */
            content: string;
            /** @description numbers of the floors laid, the main one first */
            productNos: string[];
            /** @description of uploadexamplepicture, in the order to show */
            pictureIds: string[];
            /** @description whether the customer agrees that words and pictures are published */
            consent: boolean;
        };
        SharedProjectReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                exampleId: string;
            };
        };
        Site: {
            companyName: string;
            line1: string;
            line2: string;
            town: string;
            /** @description of the United Kingdom, in any spacing and case */
            postCode: string;
            /** @description who receives the goods */
            siteContact: string;
            sitePhone: string;
            /** @enum {string} */
            unloading: "tail lift" | "forklift";
            /**
             * @description the largest that reaches the site
             * @enum {string}
             */
            largestVehicle: "any" | "18 t" | "7.5 t" | "van";
            /** @description whether there is hard and level ground to unload on */
            levelGround: components["schemas"]["Switch"];
            /** @description whether the site wants each delivery booked */
            bookingNeeded: components["schemas"]["Switch"];
            /** @description where on the site the goods go, e.g. second floor, goods lift; a delivery is to the kerb all the same */
            floorAndLift: string;
        };
        /** @description brought forward, then documents less payments: the balance */
        Statement: {
            /** @description below 0 what we owe the customer */
            broughtForwardPence: number;
            /** @description oldest first */
            entries: {
                day: components["schemas"]["Day"];
                /** @description e.g. Invoice AI-000012 */
                text: string;
                /** @description the customer's own */
                reference: string;
                chargePence: number;
                paymentPence: number;
                balancePence: number;
            }[];
            balancePence: number;
            /** @description paid for orders that are not invoiced yet; the bands less this and creditPence are the balance */
            advancePence: number;
            /** @description the customer's credit: paid and credited beyond invoices' totals, and paid for cancelled orders */
            creditPence: number;
            ageing: components["schemas"]["Ageing"];
        };
        /** @enum {string} */
        SuccessCode: "0";
        /** @enum {integer} */
        Switch: 0 | 1;
        ToPay: {
            /** @description oldest due first */
            items: components["schemas"]["ToPayItem"][];
            /** @description card payments that have begun, oldest first */
            pending: components["schemas"]["CardPayment"][];
            /** @description what can be paid of all of them */
            openPence: number;
            /** @description the part of it that is overdue */
            overduePence: number;
            /** @description the company's credit, as in Credit */
            creditPence: number;
            /** @description the part of the credit that can pay for orders that are not on account; the rest keeps the account within its limit. Absent where a backend doesn't take payments from credit */
            forOrdersPence?: number;
        };
        ToPayItem: {
            /**
             * @description an order that is paid before it leaves, or an invoice
             * @enum {string}
             */
            kind: "order" | "invoice";
            /** @description the order's id or the invoice's number */
            id: string;
            orderId: string;
            orderNo: string;
            poNumber: string;
            jobReference: string;
            /** @description until when it is to be paid; of an order the day on which it was placed */
            dueDay: components["schemas"]["Day"];
            /** @description 0 for an order */
            daysOverdue: number;
            /** @description with VAT */
            totalPence: number;
            /** @description what can be paid of it */
            openPence: number;
            /** @description the part of it that card payments which have begun may still take */
            pendingPence: number;
        };
        ToPayReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["ToPay"];
        };
        ToleratedSize: {
            /** @description mm */
            nominalMm: number;
            /** @description mm by which it may fall short */
            minusMm: number;
            /** @description mm by which it may exceed */
            plusMm: number;
        };
        UnderfloorHeating: {
            /** @enum {string} */
            suitability: "suitable" | "with restrictions" | "not suitable";
            /** @description highest surface temperature in degrees Celsius; absent where not suitable */
            maxSurfaceC?: number;
            /** @description where that temperature is measured; absent where not suitable */
            measuredAt?: string;
            note: string;
        };
        UploadedFileReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["QuotationFile"];
        };
        UploadedFloorPlanReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                fileId: string;
            };
        };
        UploadedPictureReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: {
                /** @description what these calls take */
                pictureId: string;
            };
        };
        /** @description use classes by EN ISO 10874, e.g. 23/33/42; absent for wood */
        UseClass: string;
        User: {
            userId: string;
            /** @description architect, contractor, developer, others, staff or guest */
            userType: string;
            loginName: string;
        };
        UserId: string;
        /**
         * @example {
         *       "brand": "Alderline",
         *       "loginName": "trade@alderline.example"
         *     }
         */
        VerificationCodeRequest: {
            brand: components["schemas"]["BrandName"];
            loginName: components["schemas"]["LoginName"];
        };
        Voucher: {
            /** @description as it is written in the mail */
            voucherCode: string;
            /** @description comes off the goods before VAT */
            valuePence: number;
            /** @description milliseconds since 1970; 0 for a voucher without an end */
            endsAt: number;
        };
        /** @description as the customer types it: capitals, blanks and dashes don't matter */
        VoucherCode: string;
        /**
         * @example {
         *       "userId": "u-1001",
         *       "voucherCode": "K7QPM-3XWRT"
         *     }
         */
        VoucherQuery: {
            userId: components["schemas"]["UserId"];
            voucherCode: components["schemas"]["VoucherCode"];
        };
        VoucherReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["Voucher"];
        };
        WaitingOrdersReply: {
            resultCode: components["schemas"]["SuccessCode"];
            resultMsg?: string;
            data: components["schemas"]["OrderSummary"][];
        };
        WayOut: {
            filter: components["schemas"]["FilterName"];
            /** @description as in filters */
            option: string;
            /** @description products that are left without it */
            count: number;
        };
        /** @description pendulum test value, wet (BS 7976, slider 96) */
        WetPtv: number;
    };
    responses: {
        /** @description The body or query breaks this contract (resultCode 1; field names what is wrong) */
        BadBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The backend is down, resets, or answers 5xx or rubbish (resultCode 104) */
        BadGateway: {
            headers: {
                /**
                 * @description whole seconds until the call may come again, if the backend says so
                 * @example 30
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The backend is too slow (resultCode 104) */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No token on a call that needs one */
        NoToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A body over 256 kB (resultCode 1) */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls (resultCode 1); resultMsg says how long to wait */
        TooMany: {
            headers: {
                /**
                 * @description whole seconds until the call may come again
                 * @example 900
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A body that is neither a form nor JSON, not UTF-8 or compressed (resultCode 1) */
        WrongKind: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @example Alderline */
        Brand: string;
        /**
         * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
         * @example 176371740000012345
         */
        CallSerial: string;
        /**
         * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
         * @example 2026-11-21 09:30:00
         */
        CallTime: string;
        /** @example false */
        Debug: "false" | "true";
        /**
         * @description md5(brand + callserial + calltime + url + salt), lower-case hex
         * @example 0123456789abcdef0123456789abcdef
         */
        Sign: string;
        /**
         * @description access_token of a session, when one is stored
         * @example 4t1m9o0eXqk4B3yJYcWl5w
         */
        Token: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readDictionary: {
        parameters: {
            query: {
                /**
                 * @description which dictionary
                 * @example Grade
                 */
                type: components["schemas"]["DictionaryType"];
            };
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "resultCode": "0",
                     *       "resultMsg": "success",
                     *       "data": [
                     *         {
                     *           "codeName": "Rustic (ABCD)"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DictionaryReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    guestLogin: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Empty"];
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestLoginReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Empty"];
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Login"];
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Registration"];
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    sendVerificationCode: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VerificationCodeRequest"];
                "application/json": components["schemas"]["VerificationCodeRequest"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PasswordReset"];
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readSettings: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProfileChange"];
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    chooseMails: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MailChoice"];
                "application/json": components["schemas"]["MailChoice"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    uploadCompanyLogo: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    picture: string;
                };
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLogoReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readCompanyLogo: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyLogoReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    removeCompanyLogo: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readSessions: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SessionsRef"];
                "application/json": components["schemas"]["SessionsRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readOwnData: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDataReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountClosing"];
                "application/json": components["schemas"]["AccountClosing"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readPeople: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    inviteColleague: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InvitationInput"];
                "application/json": components["schemas"]["InvitationInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationSentReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    sendInvitationAgain: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InvitationAgain"];
                "application/json": components["schemas"]["InvitationAgain"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationSentReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InvitationRef"];
                "application/json": components["schemas"]["InvitationRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InvitationToken"];
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InvitationAcceptance"];
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changeColleague: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ColleagueChange"];
                "application/json": components["schemas"]["ColleagueChange"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    removeColleague: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ColleagueRef"];
                "application/json": components["schemas"]["ColleagueRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ContactMessage"];
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProductQuery"];
                "application/json": components["schemas"]["ProductQuery"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listFilterValues: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FilterValuesQuery"];
                "application/json": components["schemas"]["FilterValuesQuery"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictionaryReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readProduct: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProductId"];
                "application/json": components["schemas"]["ProductId"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readProductSpec: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProductId"];
                "application/json": components["schemas"]["ProductId"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSpecReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listFloorFacts: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FloorFactsQuery"];
                "application/json": components["schemas"]["FloorFactsQuery"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FloorFactsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listProductPage: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProductPageQuery"];
                "application/json": components["schemas"]["ProductPageQuery"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPageReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPrices: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProductQuery"];
                "application/json": components["schemas"]["ProductQuery"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listProductFiles: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProductId"];
                "application/json": components["schemas"]["ProductId"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFilesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addBasketLine: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BasketLineInput"];
                "application/json": components["schemas"]["BasketLineInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketLineReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addBasketLines: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BasketBatch"];
                "application/json": components["schemas"]["BasketBatch"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketBatchReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readBasket: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changeBasketLine: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BasketLineChange"];
                "application/json": components["schemas"]["BasketLineChange"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    removeBasketLine: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BasketLineRef"];
                "application/json": components["schemas"]["BasketLineRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    noteBasketLine: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BasketNote"];
                "application/json": components["schemas"]["BasketNote"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    saveBasketLine: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BasketLineRef"];
                "application/json": components["schemas"]["BasketLineRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readSavedLines: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    restoreSavedLine: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SavedLineRestore"];
                "application/json": components["schemas"]["SavedLineRestore"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketLineReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    removeSavedLine: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BasketLineRef"];
                "application/json": components["schemas"]["BasketLineRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    shareBasket: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketLinkReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readSharedBasket: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BasketLinkRef"];
                "application/json": components["schemas"]["BasketLinkRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedBasketReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readBasketLinks: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketLinksReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    endBasketLink: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["BasketLinkRef"];
                "application/json": components["schemas"]["BasketLinkRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readVoucher: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["VoucherQuery"];
                "application/json": components["schemas"]["VoucherQuery"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listGalleryProjects: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GalleryQuery"];
                "application/json": components["schemas"]["GalleryQuery"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    uploadGalleryPicture: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    picture: string;
                };
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPictureReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    shareProject: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SharedProjectInput"];
                "application/json": components["schemas"]["SharedProjectInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedProjectReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectListReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectInput"];
                "application/json": components["schemas"]["ProjectInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectIdReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addProjectProduct: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectProductInput"];
                "application/json": components["schemas"]["ProjectProductInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listProjectProducts: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectRef"];
                "application/json": components["schemas"]["ProjectRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectProductsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    summariseProjects: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectSummaryReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readProject: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectRef"];
                "application/json": components["schemas"]["ProjectRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDetailReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changeProject: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectChange"];
                "application/json": components["schemas"]["ProjectChange"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectRef"];
                "application/json": components["schemas"]["ProjectRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    restoreProject: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectRef"];
                "application/json": components["schemas"]["ProjectRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    copyProject: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectCopy"];
                "application/json": components["schemas"]["ProjectCopy"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectIdReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addProjectRooms: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectRoomsInput"];
                "application/json": components["schemas"]["ProjectRoomsInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectRoomIdsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    renameProjectRoom: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectRoomChange"];
                "application/json": components["schemas"]["ProjectRoomChange"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    removeProjectRoom: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectRoomRef"];
                "application/json": components["schemas"]["ProjectRoomRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changeProjectProduct: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectProductChange"];
                "application/json": components["schemas"]["ProjectProductChange"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    removeProjectProduct: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectProductRef"];
                "application/json": components["schemas"]["ProjectProductRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    keepProjectPicture: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectPictureInput"];
                "application/json": components["schemas"]["ProjectPictureInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listProjectPictures: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectRef"];
                "application/json": components["schemas"]["ProjectRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectPicturesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    downloadProjectPicture: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectPictureDownload"];
                "application/json": components["schemas"]["ProjectPictureDownload"];
            };
        };
        responses: {
            /** @description The bytes of the picture */
            200: {
                headers: {
                    /**
                     * @description an attachment
                     * @example attachment; filename="picture.webp"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    renameProjectPicture: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectPictureChange"];
                "application/json": components["schemas"]["ProjectPictureChange"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    removeProjectPicture: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectPictureRef"];
                "application/json": components["schemas"]["ProjectPictureRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readPlanFacts: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PlanFactsQuery"];
                "application/json": components["schemas"]["PlanFactsQuery"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanFactsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readPlan: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectRef"];
                "application/json": components["schemas"]["ProjectRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addPlan: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PlanInput"];
                "application/json": components["schemas"]["PlanInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanRevisionReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PlanChange"];
                "application/json": components["schemas"]["PlanChange"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanRevisionReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    uploadFloorPlan: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFloorPlanReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    keepFloorPlan: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FloorPlanInput"];
                "application/json": components["schemas"]["FloorPlanInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readFloorPlan: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectRef"];
                "application/json": components["schemas"]["ProjectRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FloorPlanReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    downloadFloorPlan: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FloorPlanFileRef"];
                "application/json": components["schemas"]["FloorPlanFileRef"];
            };
        };
        responses: {
            /** @description The bytes of the file */
            200: {
                headers: {
                    /**
                     * @description an attachment
                     * @example attachment; filename="floor-plan.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/webp": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    removeFloorPlan: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProjectRef"];
                "application/json": components["schemas"]["ProjectRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readCheckout: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CheckoutQuery"];
                "application/json": components["schemas"]["CheckoutQuery"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrderInput"];
                "application/json": components["schemas"]["OrderInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPlacedReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readOrders: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrderSearch"];
                "application/json": components["schemas"]["OrderSearch"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrderRef"];
                "application/json": components["schemas"]["OrderRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrderRef"];
                "application/json": components["schemas"]["OrderRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readWaitingOrders: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingOrdersReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    decideOrder: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrderDecision"];
                "application/json": components["schemas"]["OrderDecision"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    askForReturn: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReturnInput"];
                "application/json": components["schemas"]["ReturnInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readQuotationPaper: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationPaperRef"];
                "application/json": components["schemas"]["QuotationPaperRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationPaperReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    downloadQuotation: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationDownload"];
                "application/json": components["schemas"]["QuotationDownload"];
            };
        };
        responses: {
            /** @description The bytes of the file */
            200: {
                headers: {
                    /**
                     * @description an attachment under the paper's own name
                     * @example attachment; filename="quotation-Q-000012.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "text/csv": string;
                    "application/zip": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    makeQuotation: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationInput"];
                "application/json": components["schemas"]["QuotationInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationIdReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readQuotations: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationSearch"];
                "application/json": components["schemas"]["QuotationSearch"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationsReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readQuotation: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationRef"];
                "application/json": components["schemas"]["QuotationRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changeQuotation: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationChange"];
                "application/json": components["schemas"]["QuotationChange"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationVersionReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    requestQuotation: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationRequest"];
                "application/json": components["schemas"]["QuotationRequest"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationVersionReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    writeQuotationMessage: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationMessageInput"];
                "application/json": components["schemas"]["QuotationMessageInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationMessageReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    uploadQuotationFile: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFileReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    downloadQuotationFile: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationFileRef"];
                "application/json": components["schemas"]["QuotationFileRef"];
            };
        };
        responses: {
            /** @description The bytes of the file */
            200: {
                headers: {
                    /**
                     * @description an attachment under the file's own name
                     * @example attachment; filename="ground-floor.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/webp": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    acceptQuotation: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationAcceptance"];
                "application/json": components["schemas"]["QuotationAcceptance"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationVersionReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    declineQuotation: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationDecline"];
                "application/json": components["schemas"]["QuotationDecline"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationVersionReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    copyQuotation: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationCopy"];
                "application/json": components["schemas"]["QuotationCopy"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationCopyReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteQuotation: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationRef"];
                "application/json": components["schemas"]["QuotationRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    fillBasketFromQuotation: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["QuotationRef"];
                "application/json": components["schemas"]["QuotationRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketBatchReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readAddresses: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddressInput"];
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressIdReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changeAddress: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddressChange"];
                "application/json": components["schemas"]["AddressChange"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    removeAddress: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddressRef"];
                "application/json": components["schemas"]["AddressRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readInvoices: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InvoiceSearch"];
                "application/json": components["schemas"]["InvoiceSearch"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicesReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readPaper: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PaperRef"];
                "application/json": components["schemas"]["PaperRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    downloadPaper: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PaperRef"];
                "application/json": components["schemas"]["PaperRef"];
            };
        };
        responses: {
            /** @description The bytes of the paper */
            200: {
                headers: {
                    /**
                     * @description an attachment under the paper's own name
                     * @example attachment; filename="invoice-AI-000012.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    downloadPapers: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PapersRef"];
                "application/json": components["schemas"]["PapersRef"];
            };
        };
        responses: {
            /** @description The bytes of the zip */
            200: {
                headers: {
                    /**
                     * @description an attachment with the month in its name
                     * @example attachment; filename="papers-2026-11.zip"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readToPay: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OwnUser"];
                "application/json": components["schemas"]["OwnUser"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToPayReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    beginCardPayment: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CardPaymentInput"];
                "application/json": components["schemas"]["CardPaymentInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPaymentBegunReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    readCardPayment: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CardPaymentRef"];
                "application/json": components["schemas"]["CardPaymentRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPaymentReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    cancelCardPayment: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CardPaymentRef"];
                "application/json": components["schemas"]["CardPaymentRef"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPaymentReply"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    payFromCredit: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreditPaymentInput"];
                "application/json": components["schemas"]["CreditPaymentInput"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    changeOrderPayment: {
        parameters: {
            query?: never;
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrderPaymentChange"];
                "application/json": components["schemas"]["OrderPaymentChange"];
            };
        };
        responses: {
            /** @description The result, or a failure by its resultCode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["NoToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongKind"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    downloadFile: {
        parameters: {
            query: {
                /**
                 * @description name without folders, as product fields hold it
                 * @example al-h101.glb
                 */
                fileName: string;
            };
            header: {
                /** @example false */
                debug: components["parameters"]["Debug"];
                /** @example Alderline */
                brand: components["parameters"]["Brand"];
                /**
                 * @description local time of the caller, YYYY-MM-DD HH:mm:ss; an impossible time, or one more than a day from the server's, is answered -1
                 * @example 2026-11-21 09:30:00
                 */
                calltime: components["parameters"]["CallTime"];
                /**
                 * @description milliseconds since 1970 followed by a random number of up to 5 digits; with the token, the idempotency key
                 * @example 176371740000012345
                 */
                callserial: components["parameters"]["CallSerial"];
                /**
                 * @description md5(brand + callserial + calltime + url + salt), lower-case hex
                 * @example 0123456789abcdef0123456789abcdef
                 */
                sign: components["parameters"]["Sign"];
                /**
                 * @description access_token of a session, when one is stored
                 * @example 4t1m9o0eXqk4B3yJYcWl5w
                 */
                token?: components["parameters"]["Token"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file */
            200: {
                headers: {
                    /**
                     * @description an attachment under the file's own name
                     * @example attachment; filename="al-h101.glb"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "model/gltf-binary": string;
                    "application/zip": string;
                    "application/pdf": string;
                    "application/x-step": string;
                    "application/octet-stream": string;
                    "application/json": components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadBody"];
            404: components["responses"]["BadBody"];
            429: components["responses"]["TooMany"];
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
}
